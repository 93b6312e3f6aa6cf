// Says hello and then nothing.
process.stdin.once('data', () => process.stdout.write('{"hello":1}\n'));
process.stdin.on('data', () => {});
