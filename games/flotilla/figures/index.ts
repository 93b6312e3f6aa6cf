/** Positions of the pictures in the rules. */
import type { Figure } from '@fathom/kernel';
import { de } from '../words/figures.de.ts';
import { en } from '../words/figures.en.ts';

export const words = { en, de };

export const figures: readonly Figure[] = [
  {
    rule: 'FL-19',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end',
  },
  {
    rule: 'FL-21',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end 0=play:ST6',
  },
  {
    rule: 'FL-30',
    seats: 3,
    seed: 'figure-7',
    moves:
      '2=tile:O03 2=lay:B5 2=tile:O40 2=lay:C5 2=turn:1 2=end 0=tile:O41 0=lay:A7 0=turn:2 0=tile:O89 0=lay:A8 0=turn:0 0=end 1=tile:O06 1=lay:B5 1=turn:0 1=tile:O11 1=lay:B4 1=turn:4 1=end 2=play:ST6 2=sail:A6-C5 2=die:R4>C5 2=die:R6=C5 2=dice 2=end 0=play:ST3 0=sail:A6-A8 0=stop',
  },
  {
    rule: 'FL-41',
    seats: 3,
    seed: 'figure-2',
    moves:
      '0=tile:O54 0=lay:B5 0=turn:0 0=tile:O83 0=lay:C4 0=turn:3 0=end 1=tile:O34 1=lay:A7 1=turn:5 1=tile:O52 1=lay:A8 1=turn:4 1=end 2=tile:O55 2=lay:A5 2=turn:2 2=tile:O80 2=lay:A4 2=turn:5 2=end 0=play:ST4 0=sail:A6-C4 0=sail:C4-B5',
  },
  {
    rule: 'FL-50',
    seats: 3,
    seed: 'figure-0',
    moves: '0=tile:O39',
  },
  {
    rule: 'FL-65',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end 0=play:ST6 0=sail:A6-B5 0=stop',
  },
  {
    rule: 'FL-16',
    seats: 3,
    seed: 'figure-7',
    moves:
      '2=tile:O03 2=lay:B5 2=tile:O40 2=lay:C5 2=turn:1 2=end 0=tile:O41 0=lay:A7 0=turn:2 0=tile:O89 0=lay:A8 0=turn:0 0=end 1=tile:O06 1=lay:B5 1=turn:0 1=tile:O11 1=lay:B4 1=turn:4 1=end 2=play:ST6 2=sail:A6-C5 2=die:R4>C5 2=die:R6=C5 2=dice 2=end 0=play:ST3 0=sail:A6-A8 0=stop 0=guild:delver 0=barrel:yellow',
  },
  {
    rule: 'FL-74',
    seats: 3,
    seed: 'pz-2',
    moves:
      '1=tile:O49 1=lay:B6 1=turn:5 1=tile:O48 1=lay:B5 1=turn:0 1=end 2=tile:O45 2=lay:B5 2=turn:0 2=tile:O79 2=lay:C4 2=turn:3 2=end 0=tile:O46 0=lay:B6 0=turn:0 0=tile:O59 0=lay:A7 0=turn:4 0=end 1=play:ST6 1=sail:A6-B6 1=sail:B6-B5 1=die:R5>B5 1=die:R6=B5 1=die:R1>B5 1=end 2=play:ST2 2=copy:1 2=sail:A6-B5 2=sail:B5-C4 2=die:R6>C4 2=die:D6=C4 2=die:R5>C4 2=end 0=play:ST6 0=sail:A6-B6 0=sail:B6-A7 0=die:R3>A7 0=die:R6>A7 0=dice 0=end 1=play:ST4 1=sail:B5-A6 1=sail:A6-B5 1=sail:B5-B6 1=skiff 1=sell:red 1=skiff 1=sell:red 1=end 2=play:ST4 2=sail:C4-A6 2=sail:A6-B5 2=skiff 2=sell:red 2=skiff 2=sell:red 2=end 0=play:ST4 0=sail:A7-A6 0=sail:A6-B6 0=stop 0=skiff 0=sell:blue 0=skiff 0=sell:blue 0=end 1=play:ST2 1=copy:2 1=sail:A6-B5 1=sail:A6-B6 1=sail:B6-A6 1=skiff 1=sell:red 1=sell:red 1=stop 1=end 2=play:ST6 2=sail:A6-C4 2=die:R6>B5 2=die:D6=C4 2=die:R5>B5 2=die:R1=B5 2=end 0=play:ST3 0=stop 0=guild:delver 0=barrel:green 0=recruit:D2 0=end 1=play:ST3 1=stop 1=guild:delver 1=barrel:green 1=recruit:D5 1=end 2=play:ST3 2=sail:B5-A6 2=sail:A6-B5 2=stop 2=guild:delver 2=barrel:yellow 2=recruit:D3 2=end 0=play:ST2 0=copy:1 0=stop 0=guild:delver 0=skip 0=barrel:yellow 0=barrel:yellow 0=recruit:D9 0=end 1=play:D5 1=sail:A6-B6 1=sail:B6-B5 1=sail:B5-A6 1=again:R5=B6 1=again:R6 1=roll 1=die:R5>B6 1=die:R2=B5 1=die:R2>B6 1=die:R6=B6 1=end 2=play:D3 2=sail:C4-A6 2=sail:B5-C4 2=die:D3=C4 2=die:R1>C4 2=dice 2=end 0=play:D9 0=sail:A6-B6 0=sail:B6-A6 0=stop 0=die:R6>B6 0=die:D4>B6 0=die:R1=B6 0=stop 0=end 1=play:ST1 1=sail:B6-A6 1=sail:A6-B6 1=sail:B5-A6 1=sail:A6-B5 1=stop 1=end 2=play:ST1 2=sail:C4-A6 2=sail:A6-C4 2=stop 2=end 0=play:D2 0=sail:B6-A6 0=sail:A6-B6 0=stop 0=die:R1>B6 0=die:R3>B6 0=die:R2>B6 0=dice 0=end 1=play:ST4 1=sail:A6-B5 1=sail:B5-B6 1=sail:B6-A6 1=sell:green 1=outpost:A6 1=objective:B 1=sell:red 1=sell:red 1=end 2=play:D3 2=sail:A6-B5 2=stop 2=die:R5>B5 2=die:D3=C4 2=die:R3=B5 2=die:R6>C4 2=end 0=play:ST1 0=sail:B6-A6 0=stop',
  },
  {
    rule: 'FL-38',
    seats: 3,
    seed: 'pz-2',
    moves:
      '1=tile:O49 1=lay:B6 1=turn:5 1=tile:O48 1=lay:B5 1=turn:0 1=end 2=tile:O45 2=lay:B5 2=turn:0 2=tile:O79 2=lay:C4 2=turn:3 2=end 0=tile:O46 0=lay:B6 0=turn:0 0=tile:O59 0=lay:A7 0=turn:4 0=end 1=play:ST6 1=sail:A6-B6 1=sail:B6-B5 1=die:R5>B5 1=die:R6=B5 1=die:R1>B5 1=end 2=play:ST2 2=copy:1 2=sail:A6-B5 2=sail:B5-C4 2=die:R6>C4 2=die:D6=C4 2=die:R5>C4 2=end 0=play:ST6 0=sail:A6-B6 0=sail:B6-A7 0=die:R3>A7 0=die:R6>A7 0=dice 0=end 1=play:ST4 1=sail:B5-A6 1=sail:A6-B5 1=sail:B5-B6 1=skiff 1=sell:red 1=skiff 1=sell:red 1=end 2=play:ST4 2=sail:C4-A6 2=sail:A6-B5 2=skiff 2=sell:red 2=skiff 2=sell:red 2=end 0=play:ST4 0=sail:A7-A6 0=sail:A6-B6 0=stop 0=skiff 0=sell:blue 0=skiff 0=sell:blue 0=end 1=play:ST2 1=copy:2 1=sail:A6-B5 1=sail:A6-B6 1=sail:B6-A6 1=skiff 1=sell:red 1=sell:red 1=stop 1=end 2=play:ST6 2=sail:A6-C4 2=die:R6>B5 2=die:D6=C4 2=die:R5>B5 2=die:R1=B5 2=end 0=play:ST3 0=stop 0=guild:delver 0=barrel:green 0=recruit:D2 0=end 1=play:ST3 1=stop 1=guild:delver 1=barrel:green 1=recruit:D5 1=end 2=play:ST3 2=sail:B5-A6 2=sail:A6-B5 2=stop 2=guild:delver 2=barrel:yellow 2=recruit:D3 2=end 0=play:ST2 0=copy:1 0=stop 0=guild:delver 0=skip 0=barrel:yellow 0=barrel:yellow 0=recruit:D9 0=end 1=play:D5 1=sail:A6-B6 1=sail:B6-B5 1=sail:B5-A6 1=again:R5=B6 1=again:R6 1=roll 1=die:R5>B6 1=die:R2=B5 1=die:R2>B6 1=die:R6=B6 1=end 2=play:D3 2=sail:C4-A6 2=sail:B5-C4 2=die:D3=C4 2=die:R1>C4 2=dice 2=end 0=play:D9 0=sail:A6-B6 0=sail:B6-A6 0=stop 0=die:R6>B6 0=die:D4>B6 0=die:R1=B6 0=stop 0=end 1=play:ST1 1=sail:B6-A6 1=sail:A6-B6 1=sail:B5-A6 1=sail:A6-B5 1=stop 1=end 2=play:ST1 2=sail:C4-A6 2=sail:A6-C4 2=stop 2=end 0=play:D2 0=sail:B6-A6 0=sail:A6-B6 0=stop 0=die:R1>B6 0=die:R3>B6 0=die:R2>B6 0=dice 0=end 1=play:ST4 1=sail:A6-B5 1=sail:B5-B6 1=sail:B6-A6 1=sell:green 1=outpost:A6 1=objective:B 1=sell:red 1=sell:red 1=end 2=play:D3 2=sail:A6-B5 2=stop 2=die:R5>B5 2=die:D3=C4 2=die:R3=B5 2=die:R6>C4 2=end 0=play:ST1 0=sail:B6-A6 0=stop 0=join 0=tile:O59 0=lay:B5 0=turn:0 0=end 1=play:D5 1=stop 1=again:R5 1=roll 1=die:R3>B6 1=die:R6>B5 1=die:R3=B5 1=die:R4=B6 1=end 2=play:ST3 2=sail:B5-A6 2=sail:C4-A6 2=guild:delver 2=enter 2=barrel:yellow 2=barrel:yellow 2=end 0=play:ST3 0=guild:delver 0=barrel:yellow 0=end 1=play:ST2 1=copy:2 1=stop 1=guild:delver 1=enter 1=barrel:yellow 1=barrel:yellow 1=end 2=play:ST4 2=sail:A6-B5 2=sail:A6-C4 2=sell:yellow 2=skiff 2=sell:yellow 2=sell:yellow 2=end 0=play:D9 0=again:O3 0=again:O2 0=again:O2 0=roll 0=again:O3 0=again:O1 0=roll 0=guild:trader 0=guild:trader 0=end 1=play:ST3 1=stop 1=guild:delver 1=recruit:D10 1=end 2=play:ST2 2=copy:1 2=stop 2=guild:delver 2=recruit:D8 2=end 0=play:ST5 0=tile:O17 0=tile:O17 0=lay:B6 0=end 1=play:D10 1=sail:B6-A6 1=sail:B5-A6 1=sail:A6-B6 1=restore:B5 1=restore:B6 1=die:R2>B6 1=die:D3>B6 1=die:R5>B6 1=die:R1=B6 1=end 2=play:D8 2=stop 2=die:D3>B5 2=die:R5>C4 2=die:D2=C4 2=die:D2>C4 2=die:R3=B5 2=end 0=play:D2 0=stop 0=guild:trader 0=end 1=play:ST1 1=sail:B6-A6 1=sail:A6-B5 1=stop 1=join 1=tile:O49 1=lay:B6 1=turn:5 1=end 2=play:ST1 2=sail:B5-A6 2=stop 2=join 2=end 0=play:ST4',
  },
  {
    rule: 'FL-78',
    seats: 3,
    seed: 'pz-2',
    moves:
      '1=tile:O49 1=lay:B6 1=turn:5 1=tile:O48 1=lay:B5 1=turn:0 1=end 2=tile:O45 2=lay:B5 2=turn:0 2=tile:O79 2=lay:C4 2=turn:3 2=end 0=tile:O46 0=lay:B6 0=turn:0 0=tile:O59 0=lay:A7 0=turn:4 0=end 1=play:ST6 1=sail:A6-B6 1=sail:B6-B5 1=die:R5>B5 1=die:R6=B5 1=die:R1>B5 1=end 2=play:ST2 2=copy:1 2=sail:A6-B5 2=sail:B5-C4 2=die:R6>C4 2=die:D6=C4 2=die:R5>C4 2=end 0=play:ST6 0=sail:A6-B6 0=sail:B6-A7 0=die:R3>A7 0=die:R6>A7 0=dice 0=end 1=play:ST4 1=sail:B5-A6 1=sail:A6-B5 1=sail:B5-B6 1=skiff 1=sell:red 1=skiff 1=sell:red 1=end 2=play:ST4 2=sail:C4-A6 2=sail:A6-B5 2=skiff 2=sell:red 2=skiff 2=sell:red 2=end 0=play:ST4 0=sail:A7-A6 0=sail:A6-B6 0=stop 0=skiff 0=sell:blue 0=skiff 0=sell:blue 0=end 1=play:ST2 1=copy:2 1=sail:A6-B5 1=sail:A6-B6 1=sail:B6-A6 1=skiff 1=sell:red 1=sell:red 1=stop 1=end 2=play:ST6 2=sail:A6-C4 2=die:R6>B5 2=die:D6=C4 2=die:R5>B5 2=die:R1=B5 2=end 0=play:ST3 0=stop 0=guild:delver 0=barrel:green 0=recruit:D2 0=end 1=play:ST3 1=stop 1=guild:delver 1=barrel:green 1=recruit:D5 1=end 2=play:ST3 2=sail:B5-A6 2=sail:A6-B5 2=stop 2=guild:delver 2=barrel:yellow 2=recruit:D3 2=end 0=play:ST2 0=copy:1 0=stop 0=guild:delver 0=skip 0=barrel:yellow 0=barrel:yellow 0=recruit:D9 0=end 1=play:D5 1=sail:A6-B6 1=sail:B6-B5 1=sail:B5-A6 1=again:R5=B6 1=again:R6 1=roll 1=die:R5>B6 1=die:R2=B5 1=die:R2>B6 1=die:R6=B6 1=end 2=play:D3 2=sail:C4-A6 2=sail:B5-C4 2=die:D3=C4 2=die:R1>C4 2=dice 2=end 0=play:D9 0=sail:A6-B6 0=sail:B6-A6 0=stop 0=die:R6>B6 0=die:D4>B6 0=die:R1=B6 0=stop 0=end 1=play:ST1 1=sail:B6-A6 1=sail:A6-B6 1=sail:B5-A6 1=sail:A6-B5 1=stop 1=end 2=play:ST1 2=sail:C4-A6 2=sail:A6-C4 2=stop 2=end 0=play:D2 0=sail:B6-A6 0=sail:A6-B6 0=stop 0=die:R1>B6 0=die:R3>B6 0=die:R2>B6 0=dice 0=end 1=play:ST4 1=sail:A6-B5 1=sail:B5-B6 1=sail:B6-A6 1=sell:green 1=outpost:A6 1=objective:B 1=sell:red 1=sell:red 1=end 2=play:D3 2=sail:A6-B5 2=stop 2=die:R5>B5 2=die:D3=C4 2=die:R3=B5 2=die:R6>C4 2=end 0=play:ST1 0=sail:B6-A6 0=stop 0=join 0=tile:O59 0=lay:B5 0=turn:0 0=end 1=play:D5 1=stop 1=again:R5 1=roll 1=die:R3>B6 1=die:R6>B5 1=die:R3=B5 1=die:R4=B6 1=end 2=play:ST3 2=sail:B5-A6 2=sail:C4-A6 2=guild:delver 2=enter 2=barrel:yellow 2=barrel:yellow 2=end 0=play:ST3 0=guild:delver 0=barrel:yellow 0=end 1=play:ST2 1=copy:2 1=stop 1=guild:delver 1=enter 1=barrel:yellow 1=barrel:yellow 1=end 2=play:ST4 2=sail:A6-B5 2=sail:A6-C4 2=sell:yellow 2=skiff 2=sell:yellow 2=sell:yellow 2=end 0=play:D9 0=again:O3 0=again:O2 0=again:O2 0=roll 0=again:O3 0=again:O1 0=roll 0=guild:trader 0=guild:trader 0=end 1=play:ST3 1=stop 1=guild:delver 1=recruit:D10 1=end 2=play:ST2 2=copy:1 2=stop 2=guild:delver 2=recruit:D8 2=end 0=play:ST5 0=tile:O17 0=tile:O17 0=lay:B6 0=end 1=play:D10 1=sail:B6-A6 1=sail:B5-A6 1=sail:A6-B6 1=restore:B5 1=restore:B6 1=die:R2>B6 1=die:D3>B6 1=die:R5>B6 1=die:R1=B6 1=end 2=play:D8 2=stop 2=die:D3>B5 2=die:R5>C4 2=die:D2=C4 2=die:D2>C4 2=die:R3=B5 2=end 0=play:D2 0=stop 0=guild:trader 0=end 1=play:ST1 1=sail:B6-A6 1=sail:A6-B5 1=stop 1=join 1=tile:O49 1=lay:B6 1=turn:5 1=end 2=play:ST1 2=sail:B5-A6 2=stop 2=join 2=end 0=play:ST4 0=outpost:A6 0=objective:A 0=outpost:B6 0=objective:C 0=outpost:B5 0=objective:C 0=buy:green 0=stop 0=end 1=play:ST3 1=guild:founder 1=tile:O03 1=recruit:F5 1=end 2=play:ST3 2=guild:founder 2=tile:O40 2=recruit:F6 2=end 0=play:ST2 0=copy:1 0=guild:founder 0=tile:O04 0=recruit:F1 0=end 1=play:ST2 1=copy:2 1=guild:founder 1=skip 1=tile:O34 1=tile:O09 1=recruit:F10 1=end 2=play:ST5 2=tile:O39 2=tile:O40 2=lay:B5 2=turn:0 2=end 0=play:F1 0=tile:O53 0=tile:O64',
  },
  {
    rule: 'FL-26',
    hand: true,
    seats: 3,
    seed: 'figure-10',
    moves:
      '1=tile:O54 1=lay:B6 1=turn:4 1=tile:O86 1=lay:C5 1=turn:0 1=end 2=tile:O14 2=lay:A7 2=tile:O06 2=lay:B5 2=turn:0 2=end 0=tile:O12 0=lay:B6 0=tile:O37 0=lay:B5 0=turn:5 0=end 1=play:ST3 1=sail:A6-C5 1=stop 1=guild:delver 1=barrel:yellow 1=recruit:D2 1=end 2=play:ST2 2=copy:1 2=sail:A6-B5 2=sail:B5-A7 2=guild:delver 2=barrel:green 2=recruit:D3 2=end 0=play:ST5 0=sail:A6-B5 0=stop 0=tile:O48 0=lay:A5 0=turn:2 0=tile:O38 0=lay:C6 0=turn:1 0=end 1=play:ST6 1=stop 1=die:D6=C5 1=die:R2>C5 1=die:R3>C5 1=end 2=play:D3 2=sail:A7-A6 2=sail:A6-A7 2=stop 2=dice 2=end 0=play:ST6 0=sail:B5-A5 0=stop 0=die:R2>A5 0=dice 0=end 1=play:ST4 1=sail:C5-A6 1=sail:A6-B6 1=skiff 1=stop 1=end 2=play:ST6 2=sail:A7-A6 2=sail:A6-A7 2=die:R3>A7 2=die:S5=A7 2=die:R5>A7 2=end 0=play:ST4 0=sail:A5-A6 0=sail:A6-B6 0=sail:B6-C6 0=sell:red 0=stop 0=end 1=play:D2 1=stop 1=dice 1=end 2=play:ST3 2=sail:A7-A6 2=sail:A6-B5 2=stop 2=guild:speaker 2=recruit:S6 2=end 0=play:ST3 0=sail:C6-A5 0=guild:founder 0=tile:O78 0=lay:C4 0=turn:2 0=recruit:F3 0=end 1=play:ST1 1=sail:B6-A6 1=stop 1=join 1=stop 1=end 2=play:S6 2=stop 2=guild:trader 2=guild:speaker 2=skip 2=guild:speaker 2=recruit:S8 2=retire 2=guild:delver 2=end 0=play:ST2 0=copy:2 0=sail:A5-C6 0=guild:founder 0=enter 0=tile:O19 0=lay:D5 0=turn:4 0=tile:O84 0=lay:D3 0=turn:4 0=end 1=play:ST4 1=stop 1=end 2=play:S8 2=stop 2=guild:trader 2=recruit:T1 2=enter 2=guild:trader 2=end',
  },
  {
    rule: 'FL-28',
    seats: 3,
    seed: 'figure-13',
    moves:
      '1=tile:O35 1=lay:B5 1=turn:1 1=tile:O46 1=lay:B6 1=turn:3 1=end 2=tile:O15 2=lay:A5 2=turn:2 2=tile:O31 2=lay:B4 2=end 0=tile:O13 0=lay:B5 0=tile:O57 0=lay:C5 0=turn:2 0=end 1=play:ST3 1=sail:A6-B5 1=sail:B5-B6 1=stop 1=guild:delver 1=barrel:yellow 1=recruit:D5 1=end 2=play:ST3 2=sail:A6-A5 2=sail:A5-B4 2=stop 2=guild:delver 2=barrel:green 2=recruit:D1 2=end 0=play:ST2',
  },
  {
    rule: 'FL-46',
    seats: 3,
    seed: 'figure-6',
    moves:
      '0=tile:O43 0=lay:B6 0=turn:3 0=tile:O65 0=lay:C5 0=turn:1 0=end 1=tile:O11 1=lay:B6 1=turn:1 1=tile:O33 1=lay:B5 1=turn:0 1=end 2=tile:O20 2=lay:B6 2=turn:5 2=tile:O32 2=lay:A5 2=end 0=play:ST5 0=sail:A6-C5 0=stop',
  },
  {
    rule: 'FL-57',
    seats: 3,
    seed: 'figure-0',
    moves:
      '0=tile:O39 0=lay:A7 0=turn:5 0=tile:O82 0=lay:A8 0=turn:5 0=end 1=tile:O31 1=lay:B5 1=tile:O27 1=lay:A7 1=turn:2 1=end 2=tile:O64 2=lay:B6 2=turn:1 2=tile:O80 2=lay:C5 2=turn:4 2=end 0=play:ST5 0=sail:A6-A8 0=sail:A8-A7 0=tile:O24 0=lay:B5 0=turn:0 0=tile:O86 0=lay:B8 0=turn:2 0=end 1=play:ST2 1=copy:0 1=sail:A6-A7 1=sail:A7-B5 1=tile:O23 1=lay:B6 1=stop 1=end 2=play:ST6 2=sail:A6-C5 2=die:D2=C5 2=die:R2>C5 2=dice 2=end 0=play:ST2 0=copy:2 0=stop',
  },
  {
    rule: 'FL-70',
    seats: 3,
    seed: 'figure-11',
    moves:
      '0=tile:O01 0=lay:A5 0=turn:0 0=tile:O39 0=lay:A7 0=turn:4 0=end 1=tile:O68 1=lay:B5 1=turn:1 1=tile:O24 1=lay:C5 1=turn:3 1=end 2=tile:O47 2=lay:B5 2=turn:0 2=tile:O71 2=lay:C5 2=turn:5 2=end 0=play:ST5 0=sail:A6-A5 0=sail:A5-A7 0=tile:O42 0=lay:A8 0=turn:4 0=tile:O25 0=lay:B6',
  },
  {
    rule: 'FL-83',
    seats: 3,
    seed: 'figure-2',
    moves:
      '0=tile:O54 0=lay:B6 0=turn:4 0=tile:O83 0=lay:B7 0=turn:4 0=end 1=tile:O30 1=lay:A7 1=tile:O52 1=lay:B5 1=turn:3 1=end 2=tile:O55 2=lay:B5 2=turn:1 2=tile:O80 2=lay:B4 2=turn:0 2=end 0=play:ST6 0=sail:A6-B7 0=die:D5=B7 0=die:R3>B7 0=die:R3>B7 0=end 1=play:ST3 1=sail:A6-B5 1=stop 1=guild:delver 1=barrel:green 1=recruit:D6 1=end 2=play:ST3 2=sail:A6-B4 2=sail:B4-B5 2=guild:speaker 2=recruit:S3 2=end 0=play:ST4 0=sail:B7-A6 0=sail:A6-B6 0=sell:blue 0=skiff 0=sell:blue 0=sell:blue 0=end 1=play:D6 1=stop 1=guild:speaker 1=barrel:red 1=die:R5>B5 1=dice 1=end 2=play:ST1 2=sail:B5-B4 2=stop 2=join 2=end 0=play:ST1 0=stop 0=join 0=end 1=play:ST4 1=sail:B5-A7 1=stop 1=sell:red 1=outpost:A6 1=objective:B 1=sell:green 1=skiff 1=end 2=play:S3 2=guild:speaker 2=enter 2=guild:founder 2=tile:O33 2=guild:speaker 2=recruit:F4 2=end 0=play:ST4 0=stop 0=end 1=play:ST5 1=sail:A6-B5 1=stop 1=tile:O31 1=lay:B4 1=tile:O82 1=lay:C5 1=turn:1 1=end 2=play:ST2 2=copy:0 2=buy:red 2=stop 2=end 0=play:ST6',
  },
  {
    rule: 'FL-87',
    seats: 3,
    seed: 'figure-6',
    panel: 'panel.market',
    moves:
      '0=tile:O43 0=lay:B6 0=turn:3 0=tile:O65 0=lay:C5 0=turn:1 0=end 1=tile:O11 1=lay:B6 1=turn:1 1=tile:O33 1=lay:B5 1=turn:0 1=end 2=tile:O20 2=lay:B6 2=turn:5 2=tile:O32 2=lay:A5 2=end 0=play:ST5 0=sail:A6-C5 0=stop 0=tile:O81 0=lay:C6 0=turn:5 0=recruit:D8 0=tile:O13 0=lay:B5 0=end 1=play:ST4 1=sail:A6-B5 1=stop 1=skiff 1=buy:green 1=end 2=play:ST2 2=copy:1 2=sail:A6-B6 2=sail:B6-A6 2=sail:A6-A5 2=stop 2=end 0=play:ST2 0=copy:1 0=sail:C5-B6 0=stop 0=skiff 0=stop 0=end 1=play:ST1 1=sail:A6-B6 1=sail:B5-B6 1=sail:B6-B5 1=stop 1=join 1=end 2=play:ST6 2=sail:A5-B6 2=die:R6>B6 2=die:R4>B6 2=dice 2=end 0=play:ST6 0=sail:A6-C6 0=die:R3>C6 0=die:D2=C6 0=die:R1>B6 0=die:R3=B6 0=end 1=play:ST5 1=tile:O53 1=tile:O53 1=lay:B5 1=turn:2 1=end 2=play:ST3 2=sail:B6-A6 2=sail:A6-A5 2=sail:A5-A6 2=guild:delver 2=barrel:yellow 2=recruit:D6 2=end 0=play:ST3 0=sail:C6-A6 0=sail:B6-A6 0=guild:delver 0=barrel:green 0=recruit:D2 0=end 1=play:ST6 1=again:O5 1=roll 1=stop 1=guild:trader 1=guild:delver 1=guild:delver 1=end 2=play:ST1 2=sail:A6-A5 2=sail:A5-B6 2=stop 2=join 2=end 0=play:ST4 0=sail:A6-C6 0=sail:C6-B6 0=sell:blue 0=skiff 0=sell:blue 0=sell:blue 0=end 1=play:ST3 1=guild:founder 1=tile:O55 1=recruit:F4 1=end 2=play:ST2 2=copy:1 2=guild:founder 2=tile:O68 2=recruit:F6 2=end 0=play:ST1 0=sail:B6-C5 0=sail:A6-B5 0=sail:B5-C5 0=sail:C5-B5 0=join 0=tile:O43 0=lay:B5 0=turn:1 0=end 1=play:ST1 1=end 2=play:F6 2=stop 2=retire 2=end 0=play:D8 0=again:O4 0=again:O5 0=again:O2 0=roll 0=again:O4 0=again:O2 0=again:O1 0=again:O6 0=again:O1 0=roll 0=again:O5 0=roll 0=guild:speaker 0=guild:delver 0=end 1=play:ST3 1=guild:delver 1=barrel:green 1=recruit:D3 1=end 2=play:D6 2=again:O2 2=again:O2 2=again:O1 2=roll 2=again:O2 2=roll 2=guild:delver 2=guild:delver 2=end 0=play:ST6 0=again:O4 0=roll 0=again:O5 0=roll 0=guild:speaker 0=end 1=play:ST2 1=copy:0 1=again:O1 1=again:O2 1=again:O1 1=roll 1=again:O2 1=again:O5 1=again:O1 1=roll 1=guild:speaker 1=end 2=play:ST4 2=buy:green 2=outpost:A6 2=objective:C 2=buy:green 2=stop 2=end 0=play:D2 0=again:O2 0=roll 0=again:O4 0=again:O5 0=again:O1 0=again:O2 0=roll 0=stop 0=end 1=play:ST4 1=buy:yellow 1=sell:green 1=buy:red 1=outpost:B5 1=objective:B 1=buy:blue 1=end 2=play:ST6 2=again:O1 2=roll 2=again:O1 2=roll 2=guild:delver 2=end 0=play:ST4 0=buy:red 0=buy:red 0=buy:red 0=outpost:A6 0=objective:B 0=buy:red 0=end 1=play:F4 1=tile:O47 1=tile:O55 1=lay:C5 1=tile:O33 1=lay:B4 1=tile:O11 1=lay:C3 1=end 2=play:ST1 2=end 0=play:ST2 0=copy:1 0=tile:O26 0=tile:O81 0=lay:B4 0=turn:5 0=tile:O65 0=lay:C4 0=tile:O13 0=lay:C3 0=turn:4 0=end 1=play:ST6 1=stop 1=guild:founder 1=end 2=play:ST2 2=copy:1 2=again:O1 2=again:O1 2=roll 2=again:O2 2=roll 2=guild:founder 2=end 0=play:ST3 0=guild:speaker 0=guild:trader 0=recruit:S4 0=end 1=play:D3 1=again:O2 1=again:O4 1=roll 1=again:O5 1=roll 1=barrel:yellow 1=end 2=play:ST3 2=guild:founder 2=skip 2=tile:O30 2=tile:O03 2=recruit:F1 2=end 0=play:ST5 0=tile:O71 0=end 1=play:ST1 1=end 2=play:ST6 2=again:O4 2=again:O4 2=roll 2=again:O1 2=again:O1 2=again:O1 2=roll 2=guild:trader 2=end 0=play:S4 0=guild:trader 0=recruit:T6 0=enter 0=end 1=play:ST4 1=outpost:A6 1=objective:B 1=outpost:B4 1=objective:B 1=stop 1=end 2=play:F1 2=tile:O23 2=tile:O59 2=tile:O59 2=lay:A5 2=turn:1 2=tile:O32 2=lay:A7 2=turn:2 2=tile:O30 2=lay:B5 2=end 0=play:T6 0=outpost:B5 0=objective:B 0=outpost:B4 0=objective:B 0=stop 0=stop 0=end 1=play:F4 1=tile:O60 1=end 2=play:D6 2=again:O4 2=roll 2=stop 2=guild:delver 2=guild:delver 2=end 0=play:ST1 0=end 1=play:D3 1=again:O1 1=roll 1=again:O1 1=roll 1=barrel:green 1=end 2=play:ST1 2=end 0=play:D2 0=again:O1 0=again:O5 0=roll 0=again:O5 0=again:O1 0=again:O6 0=roll 0=again:O1 0=again:O2 0=roll 0=guild:trader 0=guild:delver 0=end 1=play:ST5 1=tile:O78 1=end 2=play:F1 2=tile:O46 2=tile:O17 2=end 0=play:S4 0=guild:delver 0=enter 0=barrel:red 0=barrel:red 0=end 1=play:ST3 1=guild:delver 1=enter 1=barrel:red 1=barrel:yellow 1=end 2=play:D6 2=barrel:red 2=again:O5 2=again:O3 2=again:O1 2=again:O1 2=roll 2=again:O2 2=again:O5 2=roll 2=guild:founder 2=end 0=play:ST5 0=tile:O84 0=tile:O84 0=lay:B6 0=turn:5 0=tile:O71 0=lay:D2 0=turn:1 0=end 1=play:ST1 1=end 2=play:ST1 2=end 0=play:T6 0=buy:blue 0=outpost:D2 0=objective:B 0=stop 0=retire 0=end 1=play:F4 1=tile:O69 1=stop 1=end 2=play:ST5 2=tile:O89 2=end',
  },
  {
    rule: 'FL-91',
    seats: 3,
    seed: 'figure-11',
    moves:
      '0=tile:O01 0=lay:A5 0=turn:0 0=tile:O39 0=lay:A7 0=turn:4 0=end 1=tile:O68 1=lay:B5 1=turn:1 1=tile:O24 1=lay:C5 1=turn:3 1=end 2=tile:O47 2=lay:B5 2=turn:0 2=tile:O71 2=lay:C5 2=turn:5 2=end 0=play:ST5 0=sail:A6-A5 0=sail:A5-A7 0=tile:O42 0=lay:A8 0=turn:4 0=tile:O25 0=lay:B6 0=turn:0 0=end 1=play:ST3 1=sail:A6-C5 1=sail:C5-B5 1=guild:speaker 1=recruit:S6 1=end 2=play:ST4 2=sail:A6-B5 2=sail:B5-C5 2=stop 2=stop 2=end 0=play:ST4 0=sail:A7-A8 0=sail:A8-A7 0=stop 0=outpost:A5',
  },
];
