import type { Refusal, TableEntry } from '@fathom/kernel';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { figure } from './figure.ts';
import { Icon } from './icon.tsx';
import type { Act, Change, Line, Reading } from './reading.ts';
import { useSay } from './say.tsx';

interface ReadingSheetProps {
  readonly reading: Reading;
  /** What the tables say about it, once they are loaded. */
  readonly entry: TableEntry | undefined;
  /** Why nothing can be done with it now. */
  readonly refusal: Refusal | undefined;
  /** On a wide screen it stands on this side of the board, away from what is read. */
  readonly side: 'left' | 'right';
  /** Where a rule or an entry can be read in full. */
  readonly href: (id: string) => string;
  /** Below the buttons: a hint, and the way to the setting. */
  readonly hint: ReactNode;
  readonly onAct: (move: unknown) => void;
  readonly onClose: () => void;
  /** A link was pressed. */
  readonly onFollow: (address: string) => void;
  /** To the thing before or behind it. */
  readonly onTurn: (by: 1 | -1) => void;
}

/** All about one thing on the table: what it is, what it would change, and the button that does it. */
export function ReadingSheet(props: ReadingSheetProps) {
  const { reading, entry, refusal, side, href, onAct, onClose, onFollow, onTurn } = props;
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const title = reading.title ?? entry?.name ?? '';
  const { acts = [] } = reading;
  useFocusIn(root, title, acts.length > 0);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onTurn(-1);
    else if (event.key === 'ArrowRight') onTurn(1);
    else return;
    event.preventDefault();
  };

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(`${link.pathname}${link.search}${link.hash}`);
  };

  return (
    <section
      ref={root}
      className={`sheet reading at-${side}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={press}
      onClick={follow}
    >
      <div className="heading">
        {reading.icon && <Icon name={reading.icon} />}
        <h2>
          {title}
          {reading.kind && <small>{reading.kind}</small>}
        </h2>
        <IconButton icon="i-close" label={say('parts.close')} onClick={onClose} />
      </div>
      <Body reading={reading} entry={entry} href={href} />
      {refusal && <Refused refusal={refusal} href={href} />}
      <div className="foot">
        {acts.map((act, i) => (
          <Button
            key={act.label}
            tone="light"
            className={i === 0 ? 'go first' : 'go'}
            onClick={() => onAct(act.move)}
          >
            {act.label}
          </Button>
        ))}
        <p className="hint">{props.hint}</p>
      </div>
    </section>
  );
}

type BodyProps = Pick<ReadingSheetProps, 'reading' | 'entry' | 'href'>;

function Body({ reading, entry, href }: BodyProps) {
  const say = useSay();
  const { acts = [], lines = [] } = reading;
  const printed = reading.instead ? [] : linesOf(entry, say('parts.read.cost', { cost: entry?.cost ?? '' }));
  return (
    <div className="body" data-scrolls>
      <ul className="does">
        {[...printed, ...lines].map(line => (
          <Does key={line.text} line={line} href={href} />
        ))}
      </ul>
      {acts.map(act => (
        <Changes key={act.label} act={act} several={acts.length > 1} />
      ))}
    </div>
  );
}

/** The button that acts has the focus, so that Enter does it; without one the sheet itself, to be closed by Escape. */
function useFocusIn(root: { readonly current: HTMLElement | null }, title: string, acts: boolean): void {
  useEffect(() => {
    const target = (acts && title && root.current?.querySelector<HTMLElement>('.go.first')) || root.current;
    target?.focus({ preventScroll: true });
  }, [root, title, acts]);
}

function linesOf(entry: TableEntry | undefined, cost: string): Line[] {
  if (!entry) return [];
  const effect = { text: entry.effect, rule: entry.rule };
  return entry.cost === undefined ? [effect] : [effect, { text: cost }];
}

interface DoesProps {
  readonly line: Line;
  readonly href: ReadingSheetProps['href'];
}

function Does({ line: { icon, text, rule }, href }: DoesProps) {
  return (
    <li className={icon ? 'signed' : ''}>
      {icon && <Icon name={icon} />}
      <span>{text}</span>
      {rule && <RuleLink rule={rule} href={href} />}
    </li>
  );
}

function RuleLink({ rule, href }: { readonly rule: string; readonly href: ReadingSheetProps['href'] }) {
  const say = useSay();
  return (
    <a className="rule-ref" href={href(rule)} aria-label={say('parts.rule', { rule })}>
      {rule}
    </a>
  );
}

/** Before and after; where nothing would change, that is said too. */
function Changes({ act, several }: { readonly act: Act<unknown>; readonly several: boolean }) {
  const say = useSay();
  const { changes, warning } = act;
  return (
    <div className="now-table">
      <h3>{several ? act.label : say('parts.read.now')}</h3>
      <ul>
        {changes.map(change => (
          <Row key={change.label} change={change} />
        ))}
      </ul>
      {warning && <p className="warning">{warning}</p>}
      {changes.length === 0 && !warning && <p>{say('parts.read.open')}</p>}
    </div>
  );
}

function Row({ change: { icon, label, before, after, tone } }: { readonly change: Change }) {
  const say = useSay();
  return (
    <li>
      <Icon name={icon} />
      <span>{label}</span>
      <span className="ch">
        <span className="vh">
          {say('parts.read.change', { before: figure(before), after: figure(after) })}
        </span>
        <s aria-hidden="true">{figure(before)}</s>
        <Icon name="i-next" />
        <b className={tone} aria-hidden="true">
          {figure(after)}
        </b>
      </span>
    </li>
  );
}

function Refused({ refusal, href }: { readonly refusal: Refusal; readonly href: ReadingSheetProps['href'] }) {
  const say = useSay();
  return (
    <p className="refused" role="status">
      <span>{say(`refuse.${refusal.key}`, refusal.params)}</span>
      {/\d/.test(refusal.rule) && <RuleLink rule={refusal.rule} href={href} />}
    </p>
  );
}
