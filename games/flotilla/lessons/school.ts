/** A match, from which the lessons cut their positions. */
import type { LessonPosition } from '@fathom/kernel';

const MOVES = `
  tile:O10 lay:B6 turn:0 tile:O14 lay:A7 end tile:O67 lay:B6 turn:4 tile:O72 lay:B7 turn:2 end tile:O11
  lay:B6 turn:5 tile:O44 lay:B5 turn:1 end play:ST6 sail:A6-B6 sail:B6-A7 die:S1=A7 die:R1>A7 die:R5>A7
  end play:ST6 sail:A6-B6 sail:B6-B7 die:R5>B7 die:R2>B7 die:D5=B7 end play:ST6 sail:A6-B5 stop
  die:R2>B5 die:R4=B5 dice guild:delver barrel:blue end play:ST4 sail:A7-A6 sail:A6-A7 sail:A7-B6 skiff
  sell:red skiff sell:red end play:ST4 sail:B7-A6 sail:A6-B6 skiff sell:green skiff sell:green end
  play:ST2 copy:1 sail:B5-A6 sail:A6-B5 stop skiff sell:blue skiff sell:green end play:ST2 copy:1
  sail:A6-A7 stop skiff sell:red sell:red stop end play:ST3 sail:A6-B7 stop guild:delver barrel:yellow
  recruit:D4 end play:ST4 sail:A6-B6 sail:A6-B5 sail:B5-A6 skiff sell:green sell:green sell:green end
  play:ST3 stop guild:delver barrel:yellow recruit:D5 end play:D4 sail:A6-B6 sail:B6-A6 stop die:R4>B6
  die:R6>B7 die:D4=B7 barrel:yellow die:R4=B6 end play:ST3 sail:A6-B5 sail:B5-A6 stop guild:delver
  recruit:D3 enter end
`
  .trim()
  .split(/\s+/);

/** The position before a move of it. */
export function cut(move: number): LessonPosition {
  return { seats: 3, seed: 'f-6', moves: MOVES.slice(0, move).join(' ') };
}
