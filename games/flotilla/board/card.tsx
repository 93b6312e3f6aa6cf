/** A crew card: name, guild, level, sail value or income, and what it does. */
import type { Say } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { CREW } from '../data/box.ts';
import { SIDES, SINK, SKY } from '../data/names.ts';
import { cardName, cardTitle } from '../words/card.ts';
import { programText } from '../words/effect.ts';
import { Effects } from './effects.tsx';
import { cardSymbol } from './symbols.ts';

/** All of a card in words, for whoever listens. */
export function cardText(say: Say, card: number, side: number): string {
  const { value, programs, copies } = CREW[card];
  const effect = programText(say, programs[side], side);
  const worth = copies ? '' : `${say(`card.value.${SIDES[side]}`, { n: value[side] })}; `;
  return `${cardName(say, card, side)}: ${worth}${effect}`;
}

interface CardFaceProps {
  readonly say: Say;
  readonly card: number;
  readonly side: number;
  /** With what it does in words, else in signs. */
  readonly words: boolean;
}

export function CardFace({ say, card, side, words }: CardFaceProps) {
  const { value, programs, level, copies } = CREW[card];
  return (
    <span className={`face ${SIDES[side]}`}>
      <span className="em">
        <Icon name={cardSymbol(card)} />
      </span>
      {!copies && (
        <span className="val" title={say(`card.value.${SIDES[side]}`, { n: value[side] })}>
          <Icon name={side === SINK ? 'i-sail' : 'i-coin'} />
          <b>{value[side]}</b>
        </span>
      )}
      <span className="name">
        {cardTitle(say, card, side)}
        {level > 0 && <small className="level">{level === 1 ? 'I' : 'II'}</small>}
      </span>
      {words ? (
        <span className="does">{programText(say, programs[side], side)}</span>
      ) : (
        <Effects program={programs[side]} />
      )}
    </span>
  );
}

/** What the other side of a card would be, in one line of signs. */
export function OtherSide({ say, card, side }: Omit<CardFaceProps, 'words'>) {
  const other = side === SINK ? SKY : SINK;
  const { value, programs, copies } = CREW[card];
  return (
    <span className={`other-side ${SIDES[other]}`} title={cardText(say, card, other)}>
      {!copies && (
        <span className="fx">
          <Icon name={other === SINK ? 'i-sail' : 'i-coin'} />
          <b>{value[other]}</b>
        </span>
      )}
      <Effects program={programs[other]} />
    </span>
  );
}
