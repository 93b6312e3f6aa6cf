/** Positions with one best move, found by search in games of bots and chosen by hand. */
import type { PuzzleBook } from '@fathom/kernel';
import { de } from '../words/puzzles.de.ts';
import { en } from '../words/puzzles.en.ts';

export const puzzles: PuzzleBook = {
  puzzles: [
    {
      id: 'count-barrels',
      grade: 1,
      icon: 'i-barrel',
      position: {
        seats: 3,
        seed: 'pz-0',
        seat: 2,
        moves:
          'tile:O10 lay:B6 turn:0 tile:O18 lay:B5 turn:0 end tile:O39 lay:B6 turn:0 tile:O92 lay:B7 turn:5 end tile:O45 lay:B5 turn:0 tile:O35 lay:A7 turn:1 end play:ST6 sail:A6-B6 sail:B6-B5 die:R3>B5 die:S3=B5 die:R4>B5 end play:ST6 sail:A6-B7 die:R2>B7 die:R3>B7 die:D6=B7 end play:ST2 copy:2 sail:A6-B5 stop die:R1>B5 die:R1>B5 die:R3=B5 end play:ST4 sail:B5-A6 sail:A6-B6 stop skiff sell:red skiff sell:red end play:ST2 copy:2 sail:B7-A6 sail:A6-B6 skiff sell:yellow skiff stop end play:ST4 sail:B5-A6 sail:A6-A7 stop skiff sell:red skiff stop end play:ST2 copy:1 stop skiff sell:red stop end play:ST3 sail:A6-B6 sail:B6-A6 stop guild:delver barrel:green recruit:D5 end play:ST6 stop die:R4>A7 die:S3=A7 die:R6>A7 end play:ST3 stop guild:founder tile:O48 lay:A7 turn:4 recruit:F2 end play:D5 sail:A6-B6 sail:B6-A6 stop again:R2=B6 again:R3 again:R2 roll die:R2>B6 die:R3=B6 die:R1>B6 end play:ST3 sail:A7-A6 sail:A6-A7 stop guild:delver barrel:blue recruit:D6 end play:F2 sail:A6-A7 sail:A6-A7 sail:A7-A6 sail:A6-A7 sail:A7-A6 tile:O67 lay:A5 turn:2 barrel:green barrel:blue barrel:green barrel:blue tile:O90 lay:A4 turn:2 tile:O41 lay:B4 turn:4 guild:trader recruit:T4 enter end play:ST4 sail:B6-A6 stop sell:green skiff stop end play:D6 stop guild:delver barrel:green barrel:blue die:R6>A7 die:S3=A7 end play:T4 sail:A6-A4 sail:A6-A5 outpost:A6',
      },
      solution: 'objective:C',
      worth: [67, 59],
    },
    {
      id: 'own-crew',
      grade: 1,
      icon: 'i-g-delver',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 1,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6',
      },
      solution: 'objective:B',
      worth: [44, 32],
    },
    {
      id: 'sell-out',
      grade: 1,
      icon: 'i-g-trader',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 1,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3 guild:founder tile:O03 recruit:F5 end play:ST3 guild:founder tile:O40 recruit:F6 end play:ST2 copy:1 guild:founder tile:O04 recruit:F1 end play:ST2 copy:2 guild:founder skip tile:O34 tile:O09 recruit:F10 end play:ST5 tile:O39 tile:O40 lay:B5 turn:0 end play:F1 tile:O53 tile:O64 tile:O53 lay:A7 turn:4 end play:F10 tile:O25 tile:O21 tile:O34 barrel:red lay:B5 turn:1 tile:O09 barrel:red barrel:red barrel:red lay:A7 tile:O48 barrel:red barrel:red lay:B4 tile:O25 barrel:red lay:A8 end play:ST2 copy:1 tile:O20 tile:O88 tile:O20 barrel:red lay:B6 turn:0 tile:O79 barrel:red barrel:red barrel:red lay:C5 turn:2 tile:O88 barrel:red lay:A7 turn:4 tile:O39 barrel:red barrel:red lay:C6 turn:4 end play:ST6 again:O3 again:O3 roll again:O1 roll guild:delver end',
      },
      solution: 'play:ST4',
      worth: [80, 59],
    },
    {
      id: 'catch-up',
      grade: 1,
      icon: 'i-g-trader',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 2,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3 guild:founder tile:O03 recruit:F5 end play:ST3 guild:founder tile:O40 recruit:F6 end play:ST2 copy:1 guild:founder tile:O04 recruit:F1 end play:ST2 copy:2 guild:founder skip tile:O34 tile:O09 recruit:F10 end play:ST5 tile:O39 tile:O40 lay:B5 turn:0 end play:F1 tile:O53 tile:O64 tile:O53 lay:A7 turn:4 end play:F10 tile:O25 tile:O21 tile:O34 barrel:red lay:B5 turn:1 tile:O09 barrel:red barrel:red barrel:red lay:A7 tile:O48 barrel:red barrel:red lay:B4 tile:O25 barrel:red lay:A8 end play:ST2 copy:1 tile:O20 tile:O88 tile:O20 barrel:red lay:B6 turn:0 tile:O79 barrel:red barrel:red barrel:red lay:C5 turn:2 tile:O88 barrel:red lay:A7 turn:4 tile:O39 barrel:red barrel:red lay:C6 turn:4 end play:ST6 again:O3 again:O3 roll again:O1 roll guild:delver end play:ST4 outpost:B4 objective:B outpost:B5 objective:B outpost:B6 objective:B buy:yellow stop end',
      },
      solution: 'play:ST4',
      worth: [34, 9],
    },
    {
      id: 'which-guild',
      grade: 2,
      icon: 'i-g-founder',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 1,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3 guild:founder tile:O03 recruit:F5 end play:ST3 guild:founder tile:O40 recruit:F6 end play:ST2 copy:1 guild:founder tile:O04 recruit:F1 end play:ST2 copy:2',
      },
      solution: 'guild:founder',
      worth: [60, 37],
    },
    {
      id: 'founders-first',
      grade: 2,
      icon: 'i-g-founder',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 1,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3',
      },
      solution: 'guild:founder',
      worth: [51, 38],
    },
    {
      id: 'the-right-ship',
      grade: 2,
      icon: 'i-skiff',
      position: {
        seats: 3,
        seed: 'pz-1',
        seat: 1,
        moves:
          'tile:O02 lay:B6 turn:5 tile:O56 lay:A5 turn:2 end tile:O01 lay:B6 turn:0 tile:O30 lay:A5 end tile:O20 lay:B5 turn:1 tile:O49 lay:B6 turn:5 end play:ST6 sail:A6-A5 stop die:R4=A5 die:R1>A5 dice end play:ST2 copy:0 sail:A6-B6 stop die:R6>B6 die:R3>B6 die:S6=B6 end play:ST6 sail:A6-B6 stop die:R1=B6 die:R2>B6 die:R6>B6 end play:ST4 sail:A5-A6 sail:A6-A5 stop skiff sell:blue skiff sell:blue end play:ST4 sail:B6-A6 sail:A6-A5 stop skiff sell:green skiff sell:green end play:ST4 sail:B6-A6 sail:A6-B6 stop skiff sell:red skiff sell:red end play:ST2 copy:1 sail:A6-B6 sail:A6-A5 sail:A5-A6 skiff sell:blue sell:blue stop end play:ST6 sail:A6-A5 sail:A5-A6 die:R4>A5 die:R1>A5 die:S4=A5 end play:ST2 copy:1 sail:A6-B5 stop die:R6>B6 die:S1=B5 die:R4=B6 guild:delver barrel:yellow die:R5>B5 end play:ST3 sail:A6-A5 sail:A5-A6 stop guild:speaker recruit:S1 end play:ST3 sail:A5-A6 stop guild:delver barrel:red recruit:D3 end play:ST3 sail:B6-A6 sail:A6-B6 sail:B5-A6 guild:delver recruit:D4 enter end play:S1 sail:A6-A5 sail:A5-A6 stop guild:speaker skip barrel:yellow recruit:S7 end play:ST5 stop tile:O43 lay:A7 turn:2 recruit:T5 tile:O86 lay:A8 turn:4 end play:D4 sail:A6-B5 sail:A6-B6 sail:B6-A6 die:S5=B5 recruit:D1 die:R2=B6 die:R1>B5 die:R1>B6 end play:S7 sail:A6-A5 sail:A5-A6 sail:A6-A5 sail:A5-A6 guild:delver barrel:yellow guild:delver recruit:D6 guild:delver enter guild:delver barrel:yellow barrel:yellow end play:D3 sail:A6-A7 sail:A6-A8 die:R1>A7 die:R5>A8 die:D4=A8 die:R2=A7 end play:D1 sail:B6-A6 sail:A6-B6 sail:B5-A6 die:R1=B6 die:R4>B6 die:S5>B6 die:R5>B6 end play:D6 sail:A6-A5 sail:A5-A6 stop barrel:yellow die:R3>B6 die:R1=A5 die:S4=B6 end play:T5 stop sell:yellow outpost:A5 objective:C sell:red sell:yellow skiff sell:yellow end play:ST1 sail:B6-A6 sail:A6-B6 sail:A6-B5 stop join tile:O49 lay:B5 turn:1 end play:ST1 sail:B6-A6 sail:A5-A6 sail:A6-A5 stop join tile:O56 lay:A7 turn:4 tile:O02 lay:B6 turn:5 end play:ST1 sail:A8-A6 sail:A6-A8 stop end play:D4 again:O2 again:O2 roll again:O1 roll guild:founder end play:S7 guild:delver recruit:D9 guild:delver guild:speaker guild:speaker recruit:S2 guild:founder tile:O92 end play:D3 sail:A7-A6 sail:A6-A7 stop die:R3>A7 die:R2>A8 die:D2=A8 die:R4=A7 end play:ST2 copy:0 guild:delver barrel:green barrel:green guild:delver recruit:D7 guild:delver guild:speaker guild:founder end play:S1 guild:speaker skip recruit:S9 end play:ST6 sail:A7-A6',
      },
      solution: 'sail:A6-A7',
      worth: [35, 21],
    },
    {
      id: 'boatwright',
      grade: 2,
      icon: 'i-g-trader',
      position: {
        seats: 3,
        seed: 'pz-0',
        seat: 2,
        moves:
          'tile:O10 lay:B6 turn:0 tile:O18 lay:B5 turn:0 end tile:O39 lay:B6 turn:0 tile:O92 lay:B7 turn:5 end tile:O45 lay:B5 turn:0 tile:O35 lay:A7 turn:1 end play:ST6 sail:A6-B6 sail:B6-B5 die:R3>B5 die:S3=B5 die:R4>B5 end play:ST6 sail:A6-B7 die:R2>B7 die:R3>B7 die:D6=B7 end play:ST2 copy:2 sail:A6-B5 stop die:R1>B5 die:R1>B5 die:R3=B5 end play:ST4 sail:B5-A6 sail:A6-B6 stop skiff sell:red skiff sell:red end play:ST2 copy:2 sail:B7-A6 sail:A6-B6 skiff sell:yellow skiff stop end play:ST4 sail:B5-A6 sail:A6-A7 stop skiff sell:red skiff stop end play:ST2 copy:1 stop skiff sell:red stop end play:ST3 sail:A6-B6 sail:B6-A6 stop guild:delver barrel:green recruit:D5 end play:ST6 stop die:R4>A7 die:S3=A7 die:R6>A7 end play:ST3 stop guild:founder tile:O48 lay:A7 turn:4 recruit:F2 end play:D5 sail:A6-B6 sail:B6-A6 stop again:R2=B6 again:R3 again:R2 roll die:R2>B6 die:R3=B6 die:R1>B6 end play:ST3 sail:A7-A6 sail:A6-A7 stop guild:delver barrel:blue recruit:D6 end play:F2 sail:A6-A7 sail:A6-A7 sail:A7-A6 sail:A6-A7 sail:A7-A6 tile:O67 lay:A5 turn:2 barrel:green barrel:blue barrel:green barrel:blue tile:O90 lay:A4 turn:2 tile:O41 lay:B4 turn:4 guild:trader recruit:T4 enter end play:ST4 sail:B6-A6 stop sell:green skiff stop end play:D6 stop guild:delver barrel:green barrel:blue die:R6>A7 die:S3=A7 end',
      },
      solution: 'play:T4',
      worth: [63, 51],
    },
    {
      id: 'far-enough',
      grade: 2,
      icon: 'i-anchor',
      position: {
        seats: 3,
        seed: 'pz-0',
        seat: 0,
        moves:
          'tile:O10 lay:B6 turn:0 tile:O18 lay:B5 turn:0 end tile:O39 lay:B6 turn:0 tile:O92 lay:B7 turn:5 end tile:O45 lay:B5 turn:0 tile:O35 lay:A7 turn:1 end play:ST6 sail:A6-B6 sail:B6-B5 die:R3>B5 die:S3=B5 die:R4>B5 end play:ST6 sail:A6-B7 die:R2>B7 die:R3>B7 die:D6=B7 end play:ST2 copy:2 sail:A6-B5 stop die:R1>B5 die:R1>B5 die:R3=B5 end play:ST4 sail:B5-A6 sail:A6-B6 stop skiff sell:red skiff sell:red end play:ST2 copy:2 sail:B7-A6 sail:A6-B6 skiff sell:yellow skiff stop end play:ST4 sail:B5-A6 sail:A6-A7 stop skiff sell:red skiff stop end play:ST2 copy:1 stop skiff sell:red stop end play:ST3 sail:A6-B6 sail:B6-A6 stop guild:delver barrel:green recruit:D5 end play:ST6 stop die:R4>A7 die:S3=A7 die:R6>A7 end play:ST3 stop guild:founder tile:O48 lay:A7 turn:4 recruit:F2 end play:D5 sail:A6-B6 sail:B6-A6',
      },
      solution: 'stop',
      worth: [33, 24],
    },
    {
      id: 'borrowed',
      grade: 3,
      icon: 'i-card',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 2,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3 guild:founder tile:O03 recruit:F5 end play:ST3 guild:founder tile:O40 recruit:F6 end play:ST2 copy:1 guild:founder tile:O04 recruit:F1 end play:ST2 copy:2 guild:founder skip tile:O34 tile:O09 recruit:F10 end play:ST5 tile:O39 tile:O40 lay:B5 turn:0 end play:F1 tile:O53 tile:O64 tile:O53 lay:A7 turn:4 end play:F10 tile:O25 tile:O21 tile:O34 barrel:red lay:B5 turn:1 tile:O09 barrel:red barrel:red barrel:red lay:A7 tile:O48 barrel:red barrel:red lay:B4 tile:O25 barrel:red lay:A8 end',
      },
      solution: 'play:ST2',
      worth: [23, 9],
    },
    {
      id: 'draughtsman',
      grade: 3,
      icon: 'i-g-founder',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 0,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end play:ST3 guild:delver barrel:yellow end play:ST2 copy:2 stop guild:delver enter barrel:yellow barrel:yellow end play:ST4 sail:A6-B5 sail:A6-C4 sell:yellow skiff sell:yellow sell:yellow end play:D9 again:O3 again:O2 again:O2 roll again:O3 again:O1 roll guild:trader guild:trader end play:ST3 stop guild:delver recruit:D10 end play:ST2 copy:1 stop guild:delver recruit:D8 end play:ST5 tile:O17 tile:O17 lay:B6 end play:D10 sail:B6-A6 sail:B5-A6 sail:A6-B6 restore:B5 restore:B6 die:R2>B6 die:D3>B6 die:R5>B6 die:R1=B6 end play:D8 stop die:D3>B5 die:R5>C4 die:D2=C4 die:D2>C4 die:R3=B5 end play:D2 stop guild:trader end play:ST1 sail:B6-A6 sail:A6-B5 stop join tile:O49 lay:B6 turn:5 end play:ST1 sail:B5-A6 stop join end play:ST4 outpost:A6 objective:A outpost:B6 objective:C outpost:B5 objective:C buy:green stop end play:ST3 guild:founder tile:O03 recruit:F5 end play:ST3 guild:founder tile:O40 recruit:F6 end play:ST2 copy:1 guild:founder tile:O04 recruit:F1 end play:ST2 copy:2 guild:founder skip tile:O34 tile:O09 recruit:F10 end play:ST5 tile:O39 tile:O40 lay:B5 turn:0 end',
      },
      solution: 'play:F1',
      worth: [36, 21],
    },
    {
      id: 'speak-up',
      grade: 3,
      icon: 'i-g-speaker',
      position: {
        seats: 3,
        seed: 'pz-2',
        seat: 0,
        moves:
          'tile:O49 lay:B6 turn:5 tile:O48 lay:B5 turn:0 end tile:O45 lay:B5 turn:0 tile:O79 lay:C4 turn:3 end tile:O46 lay:B6 turn:0 tile:O59 lay:A7 turn:4 end play:ST6 sail:A6-B6 sail:B6-B5 die:R5>B5 die:R6=B5 die:R1>B5 end play:ST2 copy:1 sail:A6-B5 sail:B5-C4 die:R6>C4 die:D6=C4 die:R5>C4 end play:ST6 sail:A6-B6 sail:B6-A7 die:R3>A7 die:R6>A7 dice end play:ST4 sail:B5-A6 sail:A6-B5 sail:B5-B6 skiff sell:red skiff sell:red end play:ST4 sail:C4-A6 sail:A6-B5 skiff sell:red skiff sell:red end play:ST4 sail:A7-A6 sail:A6-B6 stop skiff sell:blue skiff sell:blue end play:ST2 copy:2 sail:A6-B5 sail:A6-B6 sail:B6-A6 skiff sell:red sell:red stop end play:ST6 sail:A6-C4 die:R6>B5 die:D6=C4 die:R5>B5 die:R1=B5 end play:ST3 stop guild:delver barrel:green recruit:D2 end play:ST3 stop guild:delver barrel:green recruit:D5 end play:ST3 sail:B5-A6 sail:A6-B5 stop guild:delver barrel:yellow recruit:D3 end play:ST2 copy:1 stop guild:delver skip barrel:yellow barrel:yellow recruit:D9 end play:D5 sail:A6-B6 sail:B6-B5 sail:B5-A6 again:R5=B6 again:R6 roll die:R5>B6 die:R2=B5 die:R2>B6 die:R6=B6 end play:D3 sail:C4-A6 sail:B5-C4 die:D3=C4 die:R1>C4 dice end play:D9 sail:A6-B6 sail:B6-A6 stop die:R6>B6 die:D4>B6 die:R1=B6 stop end play:ST1 sail:B6-A6 sail:A6-B6 sail:B5-A6 sail:A6-B5 stop end play:ST1 sail:C4-A6 sail:A6-C4 stop end play:D2 sail:B6-A6 sail:A6-B6 stop die:R1>B6 die:R3>B6 die:R2>B6 dice end play:ST4 sail:A6-B5 sail:B5-B6 sail:B6-A6 sell:green outpost:A6 objective:B sell:red sell:red end play:D3 sail:A6-B5 stop die:R5>B5 die:D3=C4 die:R3=B5 die:R6>C4 end play:ST1 sail:B6-A6 stop join tile:O59 lay:B5 turn:0 end play:D5 stop again:R5 roll die:R3>B6 die:R6>B5 die:R3=B5 die:R4=B6 end play:ST3 sail:B5-A6 sail:C4-A6 guild:delver enter barrel:yellow barrel:yellow end',
      },
      solution: 'play:ST3',
      worth: [42, 33],
    },
  ],
  words: { en, de },
};
