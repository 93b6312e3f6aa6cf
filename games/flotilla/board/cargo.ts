import { COLOURS } from '../data/names.ts';

/** Colours of the barrels on a skiff, which is counted over all seats. */
export function cargoOn(view: { readonly cargo: readonly number[] }, skiff: number): number[] {
  return COLOURS.flatMap((_, colour) =>
    new Array<number>(view.cargo[skiff * COLOURS.length + colour]).fill(colour),
  );
}
