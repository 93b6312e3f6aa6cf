/** The numbers of a position, written where a net or a lesson reads them, each compared with what is usual. */
import type { Feature, Features } from '@fathom/kernel';

/** Writes those of all seats one after the other from `at` on, and those of the table from `sharedAt` on. */
export type NumbersWriter<S> = (
  s: S,
  seats: Float32Array,
  shared: Float32Array,
  at?: number,
  sharedAt?: number,
) => void;

export function numbersWriter<S, M, X>(features: Features<S, M, X>, count: number): NumbersWriter<S> {
  const width = features.seat.length;
  const singles = singlesOf(features.seat);
  const rows = rowsOf(features.seat);
  const common = singlesOf(features.shared);
  return (s, seats, shared, at = 0, sharedAt = 0) => {
    const survey = features.survey(s);
    for (let k = 0; k < singles.length; k++) {
      const { of, scale, place } = singles[k];
      for (let seat = 0; seat < count; seat++) seats[at + seat * width + place] = of(survey, seat) / scale;
    }
    for (let k = 0; k < rows.length; k++) {
      const { of, size, scale, place } = rows[k];
      const list = of(survey);
      for (let seat = 0; seat < count; seat++) {
        const to = at + seat * width + place;
        for (let i = 0; i < size; i++) seats[to + i] = list[seat * size + i] / scale;
      }
    }
    for (let k = 0; k < common.length; k++) {
      const { of, scale, place } = common[k];
      shared[sharedAt + place] = of(survey, -1) / scale;
    }
  };
}

/** Lists of equal objects are quicker to go through than features, which have many forms. */
function singlesOf<X>(features: readonly Feature<X>[]) {
  return features.flatMap(({ of, scale, row }, place) => (row ? [] : [{ of, scale, place }]));
}

/** A row has its place where the first of its features stands. */
function rowsOf<X>(features: readonly Feature<X>[]) {
  return features.flatMap(({ row, scale }, place) =>
    row && features[place - 1]?.row !== row ? [{ of: row.of, size: row.size, scale, place }] : [],
  );
}
