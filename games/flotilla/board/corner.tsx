/** Marks in the corner of the board: toxicity, what sonar is worth, moves left, what a district is worth. */
import { Icon } from '@fathom/parts/icon.tsx';
import { districtValue } from '../city.ts';
import { NUMBERS, TILES, TRACKS } from '../data/box.ts';
import type { Face } from '../data/dice.ts';
import { GUILDS, SINK } from '../data/names.ts';
import { buildingsOf } from '../field.ts';
import { toxicityPoints } from '../goods.ts';
import { BUILDING_SYMBOLS } from './symbols.ts';
import type { Table } from './table.ts';

export function Corner({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { view, say } = table;
  const frame = view.stack.at(-1);
  const acting = view.seat === seat;
  const toxicity = view.toxicity[seat];
  return (
    <ul className="corner">
      {acting && frame?.step === 'sail' && (
        <li title={say('corner.moves', { n: frame.moves })}>
          <Icon name="i-sail" />
          <span aria-hidden="true">{frame.moves}</span>
          <span className="vh">{say('corner.moves', { n: frame.moves })}</span>
        </li>
      )}
      <li title={say('corner.toxicity', { n: toxicity, score: toxicityPoints(view.poison[seat]) })}>
        <Icon name="i-toxicity" />
        {say('corner.toxicityShort', { n: toxicity, max: NUMBERS.toxicitySpaces - 1 })}
      </li>
      {view.side[seat] === SINK ? (
        <li title={say('corner.sonar')}>
          <Icon name="i-sonar" label={say('corner.sonar')} />
          <Signs face={TRACKS.sonar[view.sonar].symbol} />
        </li>
      ) : (
        acting &&
        (frame?.step === 'lay' || frame?.step === 'turn') && <Worth table={table} tile={frame.tile} />
      )}
    </ul>
  );
}

/** FL-67: what a sonar symbol is worth now. */
export function Signs({ face }: { readonly face: Face }) {
  const signs = [
    ['i-barrel', face.barrels],
    ['i-coin', face.coins],
    ['i-vp', face.points],
    ['i-survivor', face.survivors],
    ['i-toxicity', face.toxicity],
  ] as const;
  const shown = signs.filter(([, n]) => n > 0);
  if (shown.length === 0) return <span>–</span>;
  return shown.map(([name, n]) => (
    <span key={name} className="sign">
      {n}
      <Icon name={name} />
    </span>
  ));
}

/** FL-81 A: the value of the district being built, the buildings that stand already, and the dial. */
function Worth({ table, tile }: { readonly table: Table; readonly tile: number }) {
  const { view, say } = table;
  const { district } = TILES[tile];
  const n = districtValue(view, view.seat, tile);
  return (
    <li
      title={say('corner.worthWhy', {
        n,
        guild: say(`guild.${GUILDS[district]}`),
        dial: view.dials[district],
        buildings: buildingsOf(view, view.seat, district),
      })}
    >
      <Icon name={BUILDING_SYMBOLS[district]} />
      {say('corner.worth', { n })}
    </li>
  );
}
