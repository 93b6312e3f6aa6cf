import type { TableEntry } from '@fathom/kernel';
import { useLayoutEffect, useRef } from 'react';
import { figure } from './figure.ts';
import { Icon } from './icon.tsx';
import type { Reading } from './reading.ts';

interface PeekProps {
  readonly reading: Reading;
  readonly entry: TableEntry | undefined;
  readonly beside: Element;
}

const GAP = 8;

/** The short form of a reading, beside what the pointer or the focus rests on. Whatever it covers stays pressable. */
export function Peek({ reading, entry, beside }: PeekProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) stand(root.current, beside.getBoundingClientRect());
  });
  const changes = reading.acts?.[0]?.changes ?? [];
  const warning = reading.acts?.[0]?.warning;
  const lines = [
    reading.instead ? undefined : entry?.effect,
    ...(reading.lines ?? []).map(({ text }) => text),
  ].filter(Boolean);
  return (
    <div ref={root} className="peek" role="tooltip" aria-hidden="true">
      <b>{reading.title ?? entry?.name}</b>
      {reading.kind && <small>{reading.kind}</small>}
      {lines.slice(0, 3).map(line => (
        <p key={line}>{line}</p>
      ))}
      {changes.length > 0 && (
        <p className="changes">
          {changes.map(({ icon, label, before, after }) => (
            <span key={label}>
              <Icon name={icon} />
              {figure(before)} › <b>{figure(after)}</b>
            </span>
          ))}
        </p>
      )}
      {warning && <p className="warning">{warning}</p>}
    </div>
  );
}

/** Above the thing if there is room, else below it, and never over the edge of the window. */
function stand(peek: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = peek;
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  const above = at.top - GAP - height;
  peek.style.setProperty('left', `${left}px`);
  peek.style.setProperty(
    'top',
    `${above > GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`,
  );
}
