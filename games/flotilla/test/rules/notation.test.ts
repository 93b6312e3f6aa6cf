/** Moves as text: each is written in one way, and what is almost a move is none. */
import { expect, test } from 'vitest';
import { game } from '../../game.ts';

test.each([
  ['play:ST4', 'play', 'play:', 'play:ST99', 'play:ST4-ST4'],
  ['sail:A6-B5', 'sail:A6', 'sail:A6-', 'sail:-B5', 'sail:A6-B5-', 'sail:A6-B5-A6', 'sail:A6-Z9'],
  ['buy:red', 'buy', 'buy:', 'buy:gold'],
  ['sell:blue', 'sell:', 'sell:blue-red'],
  ['price:red+3', 'price:red+4', 'price:red', 'price:red+0', 'price:red-0', 'price:+1', 'price:gold+1'],
  ['price:red-3', 'price:red-4', 'price:red--3', 'price:red-3+1', 'price:red+-3'],
  ['price:red+1', 'price:red1', 'price:red+'],
  ['price:red-1', 'price:-1'],
  ['outpost:A6', 'outpost', 'outpost:', 'outpost:A66'],
  ['skiff', 'skiff:', 'skiff:A6', 'Skiff'],
  ['recruit:T1', 'recruit', 'recruit:', 'recruit:T99', 'recruit:T1-T2'],
  ['copy:4', 'copy:5', 'copy:-1', 'copy:', 'copy:04'],
  ['guild:trader', 'guild', 'guild:', 'guild:captain'],
  ['barrel:yellow', 'barrel', 'barrel:', 'barrel:gold'],
  ['lay:F6', 'lay:F7', 'lay:G1', 'lay:F0', 'lay:'],
  ['restore:A1', 'restore:A0', 'restore:A01', 'restore:'],
  ['objective:C', 'objective:D', 'objective:', 'objective:AB'],
  ['tile:O01', 'tile:O1', 'tile:O00', 'tile:O99', 'tile:'],
  ['turn:0', 'turn:-1', 'turn:00', 'turn:', 'turn'],
  ['turn:5', 'turn:6', 'turn:05'],
  ['set:1-6', 'set:0-6', 'set:1-7', 'set:1', 'set:1-', 'set:-6', 'set:1-6-1'],
  ['again:S1', 'again:S0', 'again:S7', 'again:X1', 'again:', 'again:S1>B5'],
  ['again:O6=B5', 'again:O6=', 'again:O6=Z9', 'again:=B5', 'again:O6=B5=B6'],
  ['die:R1=B5', 'die:R1', 'die:R1=', 'die:=B5', 'die:R1=B5=B5', 'die:R7=B5'],
  ['die:R1>B5', 'die:R1>', 'die:>B5', 'die:R1>B5>B5', 'die:R1=>B5'],
  ...['enter', 'skip', 'roll', 'dice', 'join', 'retire'].map(kind => [
    kind,
    `${kind}:`,
    `${kind}:1`,
    ` ${kind}`,
  ]),
  ['stop', 'stop:1', 'stops', ''],
  ['end', 'end:', ' end'],
])('%s', (text, ...wrong) => {
  const move = game.read(text);
  expect(move && game.write(move)).toBe(text);
  for (const other of wrong) expect(game.read(other), other).toBeUndefined();
});
