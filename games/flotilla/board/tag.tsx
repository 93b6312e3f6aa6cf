import { Icon } from '@fathom/parts/icon.tsx';
import { Barrel } from './barrel.tsx';
import type { Haul } from './forecast.ts';
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
  const { face, sonar, colour, loaded, lost } = haul;
  const survivors = face.survivors + (sonar?.survivors ?? 0);
  const toxicity = face.toxicity + (sonar?.toxicity ?? 0);
  return (
    <>
      {(loaded > 0 || lost > 0) && (
        <span className={lost > 0 ? 'lost' : ''}>
          <Barrel colour={colour} />+{loaded}
          {lost > 0 && <s>{lost}</s>}
        </span>
      )}
      {survivors > 0 && (
        <span>
          <Icon name="i-survivor" />
          {survivors}
        </span>
      )}
      {toxicity > 0 && (
        <span>
          <Icon name="i-toxicity" />
          {toxicity}
        </span>
      )}
      {sonar && sonar.coins > 0 && (
        <span>
          <Icon name="i-coin" />
          {sonar.coins}
        </span>
      )}
      {sonar && sonar.points > 0 && (
        <span>
          <Icon name="i-vp" />
          {sonar.points}
        </span>
      )}
      {face.depletion > 0 && <Icon name="i-depleted" />}
      {loaded + lost + survivors + toxicity + face.depletion === 0 && !sonar?.coins && <span>–</span>}
    </>
  );
}
