/** Names of the places of a draw, in drawn order: the rows of plays on places are called after them. */
export const PLACES: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
