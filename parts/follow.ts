/**
 * Draws anew whenever what it lies over may have moved: in each frame while the page stirs, and four times a second while nothing is
 * known to stir. A page at rest costs next to nothing.
 */

/** Milliseconds after something stirred in which places may still move: pictures arrive, layouts settle. */
const SETTLES = 400;
/** Milliseconds between two looks at a page at rest. */
const REST = 250;
/** What follows the page does not stir it. */
const FOLLOWERS = '.rings, .said, .dusk';
const SIGNS = ['scroll', 'resize', 'transitionrun'] as const;

const drawings = new Set<() => void>();
const changes = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(changed);
let frame = 0;
let look: ReturnType<typeof setTimeout> | undefined;
let restless = 0;

/** Until what is returned is called. */
export function follow(draw: () => void): () => void {
  if (drawings.size === 0) watch();
  drawings.add(draw);
  stir();
  return () => {
    drawings.delete(draw);
    if (drawings.size === 0) rest();
  };
}

function watch(): void {
  for (const sign of SIGNS) addEventListener(sign, stir, true);
  changes?.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
}

function rest(): void {
  for (const sign of SIGNS) removeEventListener(sign, stir, true);
  changes?.disconnect();
  cancelAnimationFrame(frame);
  clearTimeout(look);
  frame = 0;
}

function changed(records: readonly MutationRecord[]): void {
  if (records.some(({ target }) => !(target instanceof Element && target.closest(FOLLOWERS)))) stir();
}

function stir(): void {
  restless = performance.now() + SETTLES;
  clearTimeout(look);
  drawSoon();
}

function drawSoon(): void {
  if (frame === 0) frame = requestAnimationFrame(drawAll);
}

function drawAll(): void {
  frame = 0;
  for (const draw of drawings) draw();
  if (performance.now() < restless || document.getAnimations().some(isMoving)) drawSoon();
  else if (drawings.size > 0) look = setTimeout(drawSoon, REST);
}

/** What glows without end stays where it is. */
function isMoving({ effect, playState }: Animation): boolean {
  return playState === 'running' && effect?.getTiming().iterations !== Infinity;
}
