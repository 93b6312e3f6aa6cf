import { Button } from '@fathom/parts/button.tsx';
import { Caption } from '@fathom/parts/caption.tsx';
import { Prompt } from '@fathom/parts/prompt.tsx';
import { Ribbon, type RibbonTurn } from '@fathom/parts/ribbon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { placeOf, type Show } from '../../table/show.ts';
import type { Situation } from './props.ts';
import type { Story } from './story.ts';
import type { Showing } from './use-show.ts';

interface ShowProps {
  readonly story: Story;
  readonly showing: Showing;
}

/** What the others did since the viewer's turn; while something is shown, how far that is. */
export function SinceRibbon({ story, showing }: ShowProps) {
  const { show } = showing;
  const own = story.turns.at(-1);
  const playing = show !== undefined && show.kind !== 'look' && show.kind !== 'asked';
  return (
    <Ribbon
      turns={story.since.map(
        ({ index, number, turn }): RibbonTurn => ({
          key: index,
          number,
          mark: story.person(turn.seat).mark,
          text: story.sentence(turn.deeds),
          state: stateOf(show, index),
        }),
      )}
      rest={own ? story.sentence(own.deeds) : ''}
      playing={playing}
      paused={show?.paused === true}
      onTurn={key => showing.again(story.since.filter(({ index }) => index === key))}
      onPause={showing.pause}
      onSkip={showing.skipTurn}
      onAgain={() => showing.again(story.since)}
    />
  );
}

function stateOf(show: Show | undefined, turn: number): RibbonTurn['state'] {
  const now = show?.beats[show.at]?.turn ?? -1;
  return turn === now ? 'now' : turn < now ? 'done' : 'next';
}

/** In place of the question: which turn is shown, and the way back. */
export function ShownPrompt({ story, showing, situation }: ShowProps & { readonly situation: Situation }) {
  const say = useSay();
  const { show, still } = showing;
  if (!show) return null;
  const beat = show.beats[show.at] ?? show.beats[0];
  const turn = beat && story.turns[beat.turn];
  const { you, known } = situation;
  const mine = you !== null && known.actors.includes(you);
  const { n, all } = placeOf(show);
  const last = show.at >= show.beats.length - 1;
  const step =
    show.kind === 'look' ? say('show.moment', { n: beat?.seq ?? 0 }) : say('show.turn', { n, all });
  return (
    <Prompt
      mark={turn && story.person(turn.seat).mark}
      step={step}
      question={beat ? story.sentence(beat.deeds) : ''}
      waiting
    >
      {still && show.kind !== 'look' && (
        <>
          <Button disabled={show.at <= 0} onClick={showing.previous}>
            {say('show.previous')}
          </Button>
          {!last && (
            <Button tone="primary" onClick={showing.next}>
              {say('show.next')}
            </Button>
          )}
        </>
      )}
      {(!still || last || show.kind === 'look') && (
        <Button tone="primary" onClick={showing.stop}>
          {say(show.kind === 'look' || last ? 'show.back' : mine ? 'show.toMine' : 'show.skip')}
        </Button>
      )}
    </Prompt>
  );
}

/** The sentence beside the place where it happened. */
export function ShownCaption({ story, showing: { show } }: ShowProps) {
  const beat = show?.kind === 'asked' ? undefined : show?.beats[show.at];
  if (!beat) return null;
  const turn = story.turns[beat.turn];
  return (
    <Caption
      key={`${beat.seq}.${beat.turn}`}
      at={beat.deeds.flatMap(deed => story.places(deed, beat.view))}
      mark={turn && story.person(turn.seat).mark}
      text={story.sentence(beat.deeds)}
      within="main.screen"
    />
  );
}
