import type { Result } from '@fathom/kernel';
import type { Rival } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { figure } from '@fathom/parts/figure.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { list } from '../../finished.ts';
import { Link } from '../../navigate.tsx';
import { HowItWent } from './how-it-went.tsx';
import type { Situation } from './props.ts';
import { type ScoreRow, scoreSheet } from './result.ts';

interface EndScreenProps {
  readonly situation: Situation;
  readonly table: TableInfo;
  readonly result: Result;
  readonly replay: string;
  readonly rematch: (() => void) | undefined;
  readonly onBoard: () => void;
}

/** The result, how it came about, and what next. */
export function EndScreen({ situation, table, result, replay, rematch, onBoard }: EndScreenProps) {
  const say = useSay();
  const { game } = situation;
  const rivals = game.board.rivals?.(situation.known.view) ?? [];
  return (
    <>
      <header className="top end-top">
        <Link className="ibtn" to={{ page: 'home' }} aria-label={say('app.lobby')}>
          <Icon name="i-back" />
        </Link>
        <div className="title">
          <b>{game.rules.meta.title}</b>
          <span>{say(`ending.${result.ending}`)}</span>
        </div>
      </header>
      <main className="wrap end" data-testid="end">
        <section className="win">
          <Verdict situation={situation} result={result} rivals={rivals} />
          <div className="act">
            {rematch && (
              <Button tone="light" icon="i-restart" onClick={rematch}>
                {say('end.rematch')}
              </Button>
            )}
            <Link className="btn" to={replay}>
              <Icon name="i-play" />
              {say('end.replay')}
            </Link>
            <Button icon="i-eye" onClick={onBoard}>
              {say('end.board')}
            </Button>
          </div>
        </section>
        <div className="cols">
          <ScoreTable situation={situation} result={result} rivals={rivals} />
          <HowItWent id={table.id} commit={table.commit} situation={situation} />
        </div>
      </main>
    </>
  );
}

interface VerdictProps {
  readonly situation: Situation;
  readonly result: Result;
  readonly rivals: readonly Rival[];
}

/** Who won, and by how much. */
function Verdict({ situation: { seats, you }, result, rivals }: VerdictProps) {
  const say = useSay();
  const winners = seats.filter(info => result.places[info.seat] === 1);
  return (
    <>
      <div className="medal">
        <Icon name={winners.length + rivals.length > 0 ? 'i-laurel' : 'i-anchor'} />
        {winners.map(info => (
          <Mark key={info.seat} mark={info.mark} />
        ))}
        {winners.length === 0 && rivals.map(rival => <Mark key={rival.name} mark={rival.mark} />)}
      </div>
      <h1>{headline()}</h1>
      <p>{margin()}</p>
    </>
  );

  function headline(): string {
    const [rival] = rivals;
    if (winners.length === 0 && rival) return say('end.wins', { name: say(rival.name), score: rival.score });
    if (winners.length === 0) return say('end.lost');
    const score = Math.max(...result.scores.filter((_, seat) => result.places[seat] === 1));
    const names = winners.map(info => info.name);
    if (winners.length > 1) return say('end.shared', { names: list(say, names) });
    if (winners[0].seat === you) return say('end.youWin', { score });
    return say('end.wins', { name: winners[0].name, score });
  }

  function margin(): string {
    const ending = `${say(`ending.${result.ending}`)}.`;
    const second = seats.find(info => result.places[info.seat] === 2);
    const [rival] = rivals;
    if (winners.length !== 1 || !(second || rival)) return ending;
    const name = second?.name ?? say(rival.name);
    const n = result.scores[winners[0].seat] - (second ? result.scores[second.seat] : rival.score);
    const key = second && second.seat === you ? 'end.aheadOfYou' : 'end.ahead';
    return `${ending} ${say(key, { n, second: name })}`;
  }
}

function ScoreTable({ situation, result, rivals }: VerdictProps) {
  const say = useSay();
  const { game, known, seats } = situation;
  const columns = [...seats, ...rivals.map(({ name, mark }) => ({ name: say(name), mark }))];
  const places = [...result.places, ...rivals.map(({ place }) => place)];
  const standing = game.rules.standing(known.view);
  const competing = rivals.map(({ score, parts }, i) => ({ seat: seats.length + i, score, parts }));
  const sheet = scoreSheet([...standing, ...competing], places);
  const single = sheet.parts.length === 1;
  return (
    <section className="blk">
      <h2 className="h">{say('end.title')}</h2>
      <div className="scroll" data-scrolls>
        <table className="score">
          <thead>
            <tr>
              <td />
              {sheet.order.map(seat => (
                <th key={seat} scope="col" className={places[seat] === 1 ? 'w' : ''}>
                  <Mark mark={columns[seat].mark} />
                  {columns[seat].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!single &&
              sheet.parts.map(row => (
                <Row
                  key={row.key}
                  row={row}
                  order={sheet.order}
                  note={game.board.partNote?.(row.key, known.view, say)}
                />
              ))}
          </tbody>
          <tbody className="total">
            <tr>
              <th scope="row">{single ? say(`part.${sheet.parts[0].key}`) : say('end.total')}</th>
              {sheet.order.map((seat, i) => (
                <td key={seat}>{figure(sheet.totals[i])}</td>
              ))}
            </tr>
          </tbody>
          <tbody className="ties">
            {sheet.tieBreaks.map(row => (
              <Row key={row.key} row={row} order={sheet.order} plain />
            ))}
            <Places order={sheet.order} places={places} />
          </tbody>
        </table>
      </div>
      {sheet.tieBreaks.length > 0 && <p className="cap note">{say('end.tieBreak')}</p>}
    </section>
  );
}

interface PlacesProps {
  readonly order: readonly number[];
  readonly places: readonly number[];
}

function Places({ order, places }: PlacesProps) {
  const say = useSay();
  return (
    <tr>
      <th scope="row">{say('end.place')}</th>
      {order.map(seat => (
        <td key={seat}>{places[seat]}</td>
      ))}
    </tr>
  );
}

interface RowProps {
  readonly row: ScoreRow;
  readonly order: readonly number[];
  readonly note?: string | undefined;
  /** The best of a row is underlined; what only breaks ties may be best when it is least. */
  readonly plain?: boolean;
}

function Row({ row, order, note, plain = false }: RowProps) {
  const say = useSay();
  const best = plain ? Number.POSITIVE_INFINITY : Math.max(...row.values);
  return (
    <tr>
      <th scope="row">
        {say(`part.${row.key}`)}
        {note && <small>{note}</small>}
      </th>
      {order.map((seat, i) => (
        <td key={seat} className={row.values[i] === best && best > 0 ? 'b' : ''}>
          <span>{figure(row.values[i])}</span>
        </td>
      ))}
    </tr>
  );
}
