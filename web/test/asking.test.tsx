/** Above the board stands what a bot does whose turn it is: that it thinks, or that it waits for a turn to. */
import { LANGS } from '@fathom/kernel';
import { SpeechProvider } from '@fathom/parts/say.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Asking } from '../pages/table/asking.tsx';
import { NOTHING } from '../table/connection.ts';
import { load, sights } from './tables.tsx';

const SENTENCES = {
  en: { thinks: 'Mateo is thinking', waits: 'The bots are busy: Mateo is waiting for a turn to think' },
  de: {
    thinks: 'Mateo denkt nach',
    waits: 'Die Bots haben viel zu tun: Mateo kommt noch nicht zum Nachdenken',
  },
} as const;

test.each(LANGS)('in %s', async lang => {
  const game = await load('submarine');
  const [{ props }] = sights(game, 1, lang);
  const nothing = { moves: [], undo: 0, restart: 0, result: undefined, entries: [], recent: [] };
  const known = { ...nothing, seq: 1, view: props.view, actors: [1] };
  const told = (botsBusy: boolean) =>
    renderToStaticMarkup(
      <SpeechProvider value={{ lang, say: props.say }}>
        <Asking
          situation={{ game, known, you: 0, seats: props.seats, say: props.say }}
          given={{ ...props, moves: [], actors: [1] }}
          held=""
          state={{ ...NOTHING, thinking: 1, botsBusy }}
          trouble=""
          notice={null}
          onUndo={() => {}}
          onSend={() => {}}
          onScore={undefined}
        />
      </SpeechProvider>,
    );
  expect(told(false)).toContain(SENTENCES[lang].thinks);
  expect(told(true)).toContain(SENTENCES[lang].waits);
});
