/** The lowest and highest sum that wins, by play and value. */
const SUMS: Readonly<Record<string, Readonly<Record<string, readonly [lowest: number, highest: number]>>>> = {
  halves: { small: [3, 10], big: [11, 18] },
  'sum-halves': { small: [0, 13], big: [14, 27] },
  'top2-halves': { small: [3, 11], big: [12, 19] },
  size: { small: [210, 809], big: [811, 1410] },
};
/** Where triples lose, no sum of only triples wins. */
const WITHOUT_TRIPLES = { small: [4, 10], big: [11, 17] } as const;

/** The sums on which a field wins: undefined for a field that is about something else. */
export function sumsOf(
  play: string,
  value: string,
  house: { readonly k3TriplesLose?: unknown },
): readonly [number, number] | undefined {
  const isHalf = value === 'small' || value === 'big';
  return play === 'halves' && isHalf && house.k3TriplesLose ? WITHOUT_TRIPLES[value] : SUMS[play]?.[value];
}

/** Whether a play is about the sum of everything that is drawn. */
export const isOfSum = (play: string): boolean => ['halves', 'sum-halves', 'size', 'parity'].includes(play);
