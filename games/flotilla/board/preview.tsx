/** A card looked at: both sides, and the button that plays it. */
import { Button, IconButton } from '@fathom/parts/button.tsx';
import { useEffect } from 'react';
import { SINK, SKY } from '../data/names.ts';
import { cardName } from '../words/card.ts';
import { CardFace, cardText } from './card.tsx';
import type { Choices } from './choices.ts';
import { hold, useHeld } from './held.ts';
import { isDeciding, ownSeat, refuseMove, type Table } from './table.ts';

export function Preview({ table, choices }: { readonly table: Table; readonly choices: Choices }) {
  const { view, say, send } = table;
  const held = useHeld(view);
  const { card } = held;
  useEscape(card !== undefined, () => hold(view, { ...held, card: undefined }));
  if (card === undefined) return null;
  const side = view.side[ownSeat(table)];
  const move = choices.play.get(card);
  const inHand = view.hands[ownSeat(table)].cards.includes(card);
  return (
    <section className="preview" aria-label={cardText(say, card, side)}>
      <div className="sides">
        {[side, side === SINK ? SKY : SINK].map((face, i) => (
          <div key={face} className={`crew large ${i === 0 ? 'up' : 'down'}`}>
            <small className="mode">{say(face === SINK ? 'side.sink' : 'side.sky')}</small>
            <CardFace say={say} card={card} side={face} words />
          </div>
        ))}
      </div>
      <div className="acts">
        {move && (
          <Button tone="light" onClick={() => send(move)}>
            {say('preview.play', { card: cardName(say, card, side) })}
          </Button>
        )}
        {!move && inHand && isDeciding(table) && (
          <Button onClick={() => refuseMove(table, { kind: 'play', card })}>{say('preview.whyNot')}</Button>
        )}
        <IconButton
          icon="i-close"
          label={say('board.close')}
          onClick={() => hold(view, { ...held, card: undefined })}
        />
      </div>
    </section>
  );
}

function useEscape(active: boolean, act: () => void): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => event.key === 'Escape' && act();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
