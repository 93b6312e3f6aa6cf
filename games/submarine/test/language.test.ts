import { optionVariants } from '@fathom/kernel';
import { testLanguage } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { language } from '../language.ts';

const { seats, options } = game.meta;
testLanguage(
  game,
  language,
  optionVariants(options)
    .slice(0, 4)
    .flatMap((chosen, i) => [
      { seats: seats.min, options: chosen, seed: `few ${i}`, driver: 'kinds' as const },
      { seats: seats.max, options: chosen, seed: `many ${i}`, driver: 'prior' as const },
    ]),
);
