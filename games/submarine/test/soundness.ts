/** What must hold in every state, whatever was played: nothing of the box is lost, doubled or where it cannot be. */
import { card, colour, dealUnseen, UNSEEN } from '../cards.ts';
import { COLOURS, SHARES, TREASURES_PER_SPACE } from '../data/box.ts';
import { COLUMNS, columnOf, depthOf, LEFT, LEVELS, RIGHT, SPACES, spaceAt, writeSpace } from '../space.ts';
import type { State } from '../state.ts';
import { BOX, besideContainer, inContainer, isMussel, kindOf, MUSSEL, TOKENS } from '../token.ts';

/** Everything that is wrong with a state, in words; nothing for a sound one. */
export function flaws(s: State): string[] {
  return [...tokenFlaws(s), ...cardFlaws(s), ...fleetFlaws(s)];
}

function tokenFlaws(s: State): string[] {
  const found: string[] = [];
  const mussels = s.at.slice(MUSSEL);
  if (s.at.length !== TOKENS) found.push(`${s.at.length} tokens`);
  if (mussels.filter(place => place === BOX).length !== COLOURS.length - s.seats)
    found.push('wrong number of mussels in the box');
  s.at.forEach((place, token) => {
    const holder = place - inContainer(0);
    const beside = place - besideContainer(0);
    const held = holder >= 0 && holder < s.seats && !isMussel(token);
    const isJoker = beside >= 0 && beside < s.seats;
    const unused = place === BOX && isMussel(token);
    if (!(place >= 0 && place < SPACES) && !held && !isJoker && !unused)
      found.push(`token ${token} lies at ${place}`);
  });
  for (let space = 0; space < SPACES; space++) {
    const count = s.at.filter(place => place === space).length;
    if (count > TREASURES_PER_SPACE[depthOf(space)]) found.push(`${count} tokens in ${writeSpace(space)}`);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const kinds = s.at.flatMap((place, token) => (place === inContainer(seat) ? [kindOf(token)] : []));
    if (new Set(kinds).size !== kinds.length) found.push(`a kind twice in the container of ${seat}`);
  }
  return s.ending === '' ? [...found, ...emptyColumns(s)] : found;
}

function emptyColumns(s: State): string[] {
  const treasures = s.at.slice(0, MUSSEL).filter(place => place < SPACES);
  return COLUMNS.filter((_, column) => !treasures.some(space => columnOf(space) === column)).map(
    name => `column ${name} is empty and the game goes on`,
  );
}

function cardFlaws(s: State): string[] {
  const found: string[] = [];
  const cards = [...s.hands.flat(), ...s.piles.flat()];
  const discarded = total(s.discards);
  const inPlay = SHARES[s.seats].cards * s.seats;
  if (cards.length + discarded !== inPlay) found.push(`${cards.length} + ${discarded} cards, not ${inPlay}`);
  const hidden = cards.filter(c => c === UNSEEN).length;
  if (hidden > total(s.unseen)) found.push('more unseen cards than there are');
  dealUnseen(s.seats, s.options).forEach((count, c) => {
    const seen = cards.filter(x => x !== UNSEEN && colour(x) === c).length;
    if (seen + s.discards[c] + s.unseen[c] !== count) found.push(`wrong number of ${COLOURS[c]} cards`);
    if (s.unseen[c] < 0) found.push(`fewer than no unseen ${COLOURS[c]} cards`);
  });
  s.hands.forEach((hand, seat) => {
    if (hand.some(c => (c & card(0, 1 << seat)) === 0)) found.push(`${seat} does not know the own hand`);
  });
  // Every discarded card has brought one token up; a joker only changes places with one.
  const onBoard = s.at.filter(place => place < SPACES).length;
  const pending = s.stack.filter(f => f.step === 'take').length;
  if (onBoard !== MUSSEL - discarded + pending) found.push(`${onBoard} tokens, ${discarded} discards`);
  return found;
}

function fleetFlaws(s: State): string[] {
  const found: string[] = [];
  if (s.submarines.length !== SHARES[s.seats].submarines * s.seats) found.push('wrong number of submarines');
  const last = spaceAt(COLUMNS.length - 1, LEVELS.length - 1);
  if (s.submarines.some(space => !Number.isInteger(space) || space < -1 || space > last))
    found.push('a submarine outside the board');
  if (s.ships.length !== s.seats || s.ships.some(ship => ship < LEFT || ship > RIGHT))
    found.push('a ship outside the sea');
  return found;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0);
}
