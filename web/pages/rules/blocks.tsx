import { useSay } from '@fathom/parts/say.tsx';
import { createElement, Fragment } from 'react';
import { FiguresOf } from './figure.tsx';
import { Found, FoundElsewhere } from './found.tsx';
import type { Block, Inline } from './parse.ts';
import { textOf } from './search.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The rule the address points at is raised on a card. */
  readonly target: string;
}

export function Blocks({ blocks, target }: BlocksProps) {
  return numbered(blocks).map(({ key, block }) => <BlockView key={key} block={block} target={target} />);
}

/** Text of a book stands still: its place is its identity. */
function numbered(blocks: readonly Block[]): { key: string; block: Block }[] {
  return blocks.map((block, i) => ({ key: block.kind === 'rule' ? block.id : `${block.kind}-${i}`, block }));
}

function BlockView({ block, target }: { readonly block: Block; readonly target: string }) {
  const say = useSay();
  switch (block.kind) {
    case 'rule':
      return (
        <div
          className={`rule ${block.id === target ? 'hl' : ''} ${/^[A-Z]-/.test(block.id) ? 'ruling' : ''}`}
          id={block.id}
        >
          <a className="rid" href={`#${block.id}`} aria-label={say('rules.link', { rule: block.id })}>
            <Found text={block.id} />
          </a>
          <div>
            <p>
              <Text text={block.text} />
            </p>
            <FoundElsewhere id={block.id} own={textOf(block)} />
            <FiguresOf rule={block.id} />
          </div>
        </div>
      );
    case 'section':
      return (
        <h3>
          <Text text={block.text} />
        </h3>
      );
    case 'item':
      return (
        <p className="item">
          <Text text={block.text} />
        </p>
      );
    case 'paragraph':
      return (
        <p className="para">
          <Text text={block.text} />
        </p>
      );
    case 'table':
      return <Table rows={block.rows} />;
  }
}

function Table({ rows }: { readonly rows: readonly (readonly (readonly Inline[])[])[] }) {
  const [head, ...body] = rows.map((cells, y) => ({
    key: `r${y}`,
    cells: cells.map((text, x) => ({ key: `c${x}`, text })),
  }));
  return (
    <div className="scroll" data-scrolls>
      <table>
        <thead>
          <tr>
            {head.cells.map(({ key, text }) =>
              text.length === 0 ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  <Text text={text} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map(row => (
            <tr key={row.key}>
              {row.cells.map(({ key, text }) => (
                <td key={key}>
                  <Text text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Text({ text }: { readonly text: readonly Inline[] }) {
  return createElement(Fragment, null, ...text.map(inline));
}

function inline(part: Inline) {
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Found text={part.text} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Found text={part.text} />
        </em>
      );
    case 'code':
      return (
        <code>
          <Found text={part.text} />
        </code>
      );
    case 'rule':
      return (
        <a className="ref" href={`#${part.text}`}>
          <Found text={part.text} />
        </a>
      );
    case 'text':
      return <Found text={part.text} />;
  }
}
