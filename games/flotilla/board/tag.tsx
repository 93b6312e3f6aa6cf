import { Icon } from '@fathom/parts/icon.tsx';
import { Barrel } from './barrel.tsx';
import type { Haul } from './haul.ts';
import type { Tag } from './hits.ts';

interface TagViewProps {
  readonly tag: Tag;
  /** Nothing lies on the cell, so there is room for large figures. */
  readonly open: boolean;
}

/** What would come of a press, on the place itself. The button says it in words. */
export function TagView({ tag, open }: TagViewProps) {
  return (
    <span className={`tag ${tag.kind} ${open ? 'open' : ''}`} aria-hidden="true">
      <Content tag={tag} />
    </span>
  );
}

function Content({ tag }: { readonly tag: Tag }) {
  switch (tag.kind) {
    case 'moves':
      return (
        <>
          <Icon name={tag.home ? 'i-anchor' : 'i-sail'} />
          {tag.n}
        </>
      );
    case 'price':
      return (
        <>
          <Icon name="i-coin" />
          {tag.coins}
        </>
      );
    case 'circle':
      return (
        <>
          <Icon name="i-artifact" />
          {tag.n > 1 && tag.n}
        </>
      );
    case 'score':
      return (
        <>
          <b>{tag.value * tag.tiles}</b>
          <span>
            {tag.value} × {tag.tiles}
          </span>
          {tag.ring > 0 && (
            <span>
              <Icon name="i-sonar" />+{tag.ring}
            </span>
          )}
        </>
      );
    case 'haul':
      return <HaulSigns haul={tag.haul} />;
  }
}

function HaulSigns({ haul }: { readonly haul: Haul }) {
  const { colour, loaded, lost, depletes } = haul;
  const signs = (
    [
      ['i-survivor', haul.survivors],
      ['i-toxicity', haul.toxicity],
      ['i-coin', haul.coins],
      ['i-vp', haul.points],
    ] as const
  ).filter(([, n]) => n > 0);
  if (colour < 0 && signs.length === 0 && !depletes) return <span>–</span>;
  return (
    <>
      {colour >= 0 && (
        <span className={lost > 0 ? 'lost' : ''}>
          <Barrel colour={colour} />+{loaded}
          {lost > 0 && <s>{lost}</s>}
        </span>
      )}
      {signs.map(([icon, n]) => (
        <span key={icon}>
          <Icon name={icon} />
          {n}
        </span>
      ))}
      {depletes && <Icon name="i-depleted" />}
    </>
  );
}
