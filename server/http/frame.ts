/**
 * A text as one frame of a WebSocket (RFC 6455), head and all, ready to be written in one piece: nothing is copied for the text of
 * a move, which is one line of plain letters.
 */
const TEXT = 0x81;
/** Lengths from here on stand in two bytes, or in eight. */
const MEDIUM = 126;
const LONG = 127;
const MOST_SHORT = 125;
const MOST_MEDIUM = 0xffff;

export interface Frame {
  readonly data: string | Buffer;
  readonly encoding: 'latin1';
}

export function frameOf(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  // Where every letter is one byte, one byte stands for it in either encoding.
  const data =
    length === text.length ? head + text : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
  return { data, encoding: 'latin1' };
}

function headOf(length: number): string {
  if (length <= MOST_SHORT) return String.fromCharCode(TEXT, length);
  if (length <= MOST_MEDIUM) return String.fromCharCode(TEXT, MEDIUM, length >> 8, length & 0xff);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, LONG) + long.toString('latin1');
}
