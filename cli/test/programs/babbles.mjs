// Says hello and answers with a move that does not exist.
let heard = 0;
process.stdin.on('data', () =>
  process.stdout.write(++heard === 1 ? '{"hello":1}\n' : '{"id":1,"move":"fly:A"}\n'),
);
