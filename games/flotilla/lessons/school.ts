/** A match, from which the lessons cut their positions. */
import { cutting, type LessonPosition } from '@fathom/kernel';

export const cut = cutting(
  { seats: 3, seed: 'f-6' },
  `
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
`,
);

/** Another match, in which there is money for an outpost. */
export const RICH: LessonPosition = {
  seats: 3,
  seed: 'pz-1',
  seat: 1,
  moves: `
    tile:O02 lay:B6 turn:5 tile:O56 lay:A5 turn:2 end tile:O01 lay:B6 turn:0 tile:O30 lay:A5 end tile:O20
    lay:B5 turn:1 tile:O49 lay:B6 turn:5 end play:ST6 sail:A6-A5 stop die:R4=A5 die:R1>A5 dice end
    play:ST2 copy:0 sail:A6-B6 stop die:R6>B6 die:R3>B6 die:S6=B6 end play:ST6 sail:A6-B6 stop die:R1=B6
    die:R2>B6 die:R6>B6 end play:ST4 sail:A5-A6 sail:A6-A5 stop skiff sell:blue skiff sell:blue end
    play:ST4 sail:B6-A6 sail:A6-A5 stop skiff sell:green skiff sell:green end play:ST4 sail:B6-A6
    sail:A6-B6 stop skiff sell:red skiff sell:red end play:ST2 copy:1 sail:A6-B6 sail:A6-A5 sail:A5-A6
    skiff sell:blue sell:blue stop end play:ST6 sail:A6-A5 sail:A5-A6 die:R4>A5 die:R1>A5 die:S4=A5 end
    play:ST2 copy:1 sail:A6-B5 stop die:R6>B6 die:S1=B5 die:R4=B6 guild:delver barrel:yellow die:R5>B5
    end play:ST3 sail:A6-A5 sail:A5-A6 stop guild:speaker recruit:S1 end play:ST3 sail:A5-A6 stop
    guild:delver barrel:red recruit:D3 end play:ST3 sail:B6-A6 sail:A6-B6 sail:B5-A6 guild:delver
    recruit:D4 enter end play:S1 sail:A6-A5 sail:A5-A6 stop guild:speaker skip barrel:yellow recruit:S7
    end play:ST5 stop tile:O43 lay:A7 turn:2 recruit:T5 tile:O86 lay:A8 turn:4 end play:D4 sail:A6-B5
    sail:A6-B6 sail:B6-A6 die:S5=B5 recruit:D1 die:R2=B6 die:R1>B5 die:R1>B6 end play:S7 sail:A6-A5
    sail:A5-A6 sail:A6-A5 sail:A5-A6 guild:delver barrel:yellow guild:delver recruit:D6 guild:delver
    enter guild:delver barrel:yellow barrel:yellow end play:D3 sail:A6-A7 sail:A6-A8 die:R1>A7 die:R5>A8
    die:D4=A8 die:R2=A7 end play:D1 sail:B6-A6 sail:A6-B6 sail:B5-A6 die:R1=B6 die:R4>B6 die:S5>B6
    die:R5>B6 end play:D6 sail:A6-A5 sail:A5-A6 stop barrel:yellow die:R3>B6 die:R1=A5 die:S4=B6 end
  `,
};
