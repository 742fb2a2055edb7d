/** Kinds of hands of five cards, from the lowest. */
export const FIVE_CARD_KINDS = [
  'high',
  'pair',
  'twoPairs',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
  'royal',
] as const;
export type FiveCardKind = (typeof FIVE_CARD_KINDS)[number];

const BASE = 15;
/** Five heights fit below it. */
const KIND = BASE ** 5;

/** The strength of the best five of up to seven cards, as one number: the higher one wins. */
export function bestFive(cards: readonly number[]): number {
  const counts = new Uint8Array(BASE);
  const suits = [0, 0, 0, 0];
  let heights = 0;
  for (const card of cards) {
    const height = card % 13 === 0 ? 14 : (card % 13) + 1;
    counts[height]! += 1;
    heights |= 1 << height;
    suits[Math.floor(card / 13)]! |= 1 << height;
  }
  const flush = suits.find((held) => bits(held) >= 5);
  if (flush !== undefined) {
    const top = straightIn(flush);
    if (top > 0) return of(top === 14 ? 'royal' : 'straightFlush', [top]);
  }
  const groups: number[][] = [[], [], [], [], []];
  for (let height = 14; height >= 2; height--) groups[counts[height]!]!.push(height);
  const [, singles, pairs, trips, quads] = groups as [number[], number[], number[], number[], number[]];
  const others = (...used: number[]) => highest(heights, used);
  if (quads.length > 0) return of('quads', [quads[0]!, ...others(quads[0]!).slice(0, 1)]);
  if (trips.length > 1) return of('fullHouse', [trips[0]!, Math.max(trips[1]!, pairs[0] ?? 0)]);
  if (trips.length > 0 && pairs.length > 0) return of('fullHouse', [trips[0]!, pairs[0]!]);
  if (flush !== undefined) return of('flush', highest(flush, []).slice(0, 5));
  const top = straightIn(heights);
  if (top > 0) return of('straight', [top]);
  if (trips.length > 0) return of('trips', [trips[0]!, ...others(trips[0]!).slice(0, 2)]);
  if (pairs.length > 1) return of('twoPairs', [pairs[0]!, pairs[1]!, ...others(pairs[0]!, pairs[1]!).slice(0, 1)]);
  if (pairs.length > 0) return of('pair', [pairs[0]!, ...others(pairs[0]!).slice(0, 3)]);
  return of('high', singles.slice(0, 5));
}

export const kindOf = (strength: number): FiveCardKind => FIVE_CARD_KINDS[Math.floor(strength / KIND)]!;
/** The height that decides first between hands of one kind. */
export const leadOf = (strength: number): number => Math.floor((strength % KIND) / BASE ** 4);

function of(kind: FiveCardKind, heights: readonly number[]): number {
  let strength = FIVE_CARD_KINDS.indexOf(kind);
  for (let at = 0; at < 5; at++) strength = strength * BASE + (heights[at] ?? 0);
  return strength;
}

/** The top of the highest straight in a set of heights, 0 without one; an ace is also below the two. */
function straightIn(held: number): number {
  const set = held & (1 << 14) ? held | 2 : held;
  for (let top = 14; top >= 5; top--) if (((set >> (top - 4)) & 31) === 31) return top;
  return 0;
}

function highest(held: number, without: readonly number[]): number[] {
  const list: number[] = [];
  for (let height = 14; height >= 2; height--) if (held & (1 << height) && !without.includes(height)) list.push(height);
  return list;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count += 1;
  return count;
}
