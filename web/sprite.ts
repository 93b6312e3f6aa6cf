/** The drawings of the icons. The first screen brings the few it shows; all of them come beside it and take their place. */
import drawings from '@fathom/parts/symbols.svg?url';

const AGAIN = 5000;

export async function loadSprite(): Promise<void> {
  try {
    const text = await (await fetch(drawings)).text();
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.querySelector('svg.sprite')?.remove();
    document.body.prepend(document.adoptNode(sprite));
  } catch {
    setTimeout(loadSprite, AGAIN);
  }
}
