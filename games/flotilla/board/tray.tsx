/** Goods and crew of the viewer. */
import { FaceDown } from '@fathom/parts/face-down.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useTall, useWide } from '@fathom/parts/media.ts';
import { seatPlace } from '@fathom/parts/places.ts';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { NUMBERS } from '../data/box.ts';
import { COLOURS, SINK } from '../data/names.ts';
import { sealsLeft, skiffsAshore } from '../goods.ts';
import { Barrel } from './barrel.tsx';
import { CardFace, cardText, OtherSide } from './card.tsx';
import { choicesOf } from './choices.ts';
import { Said } from './option.tsx';
import { barrelPlace, handPlace } from './places.ts';
import { isDeciding, nameOf, ownSeat, refuseMove, type Table, whoIs } from './table.ts';

export function Tray(table: Table) {
  const { view } = table;
  const seat = ownSeat(table);
  return (
    <div className={`flotilla-tray ${view.side[seat] === SINK ? 'sinkside' : 'skyside'}`}>
      <Goods table={table} seat={seat} />
      <Hand table={table} seat={seat} />
    </div>
  );
}

interface SeatProps {
  readonly table: Table;
  readonly seat: number;
}

function Goods({ table, seat }: SeatProps) {
  const { view, say } = table;
  const posts = NUMBERS.outpostCosts.length - view.outposts[seat];
  const facts: [SymbolName, number, string][] = [
    ['i-outpost', posts, say('goods.outposts', { n: posts })],
    ['i-seal', sealsLeft(view, seat), say('goods.seals', { n: sealsLeft(view, seat) })],
    ['i-pile', view.piles[seat].length, say('goods.pile', { n: view.piles[seat].length })],
  ];
  if (view.side[seat] === SINK)
    facts.unshift([
      'i-skiff',
      skiffsAshore(view, seat),
      say('goods.skiffs', { n: skiffsAshore(view, seat) }),
    ]);
  else
    facts.unshift(['m-hex', view.stocks[seat].length, say('goods.stock', { n: view.stocks[seat].length })]);
  return (
    <ul className="goods" data-scrolls aria-label={say('goods.title')}>
      <li className="coins" data-place={seatPlace(seat, 'coins')}>
        <Icon name="i-coin" label={say('goods.coins')} />
        <b>{view.coins[seat]}</b>
      </li>
      {COLOURS.map((name, colour) => (
        <li key={name} data-place={barrelPlace(seat, colour)}>
          <Barrel colour={colour} label={say(`colour.${name}`)} />
          <b>{view.barrels[seat * COLOURS.length + colour]}</b>
        </li>
      ))}
      {facts.map(([icon, n, label], i) => (
        <li key={icon} className={i === 0 ? 'fact first' : 'fact'} title={label}>
          <Icon name={icon} label={label} />
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
    </ul>
  );
}

function Hand({ table, seat }: SeatProps) {
  const { view, say } = table;
  const { cards, size } = view.hands[seat];
  return (
    <ul
      className="hand"
      data-scrolls
      aria-label={say('tray.hand', { who: whoIs(table, seat), name: nameOf(table, seat) })}
    >
      {cards.map(card => (
        <li key={card} data-place={handPlace(card)}>
          <HandCard table={table} seat={seat} card={card} />
        </li>
      ))}
      <FaceDown n={size - cards.length} className="crew back" icon="i-nautilus" label={say('tray.hidden')} />
      {size === 0 && <li className="empty">{say('tray.empty')}</li>}
    </ul>
  );
}

/** A card to play; what it does is read before. */
function HandCard({ table, seat, card }: SeatProps & { readonly card: number }) {
  const { view, say, send } = table;
  const wide = useWide();
  const tall = useTall();
  const move = choicesOf(table.moves).play.get(card);
  const press = () => {
    if (move) send(move);
    else if (isDeciding(table)) refuseMove(table, { kind: 'play', card });
  };
  return (
    <button type="button" className={`crew ${move ? 'legal' : ''}`} onClick={press}>
      <Said text={cardText(say, card, view.side[seat])}>
        <CardFace say={say} card={card} side={view.side[seat]} words={wide && tall} />
        {wide && <OtherSide say={say} card={card} side={view.side[seat]} />}
      </Said>
    </button>
  );
}
