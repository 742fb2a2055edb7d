/** Kinds of hands of three cards, from the highest. */
export const THREE_CARD_KINDS = ['trips', 'straightFlush', 'flush', 'straight', 'pair', 'high'] as const;
export type ThreeCardKind = (typeof THREE_CARD_KINDS)[number];

/** Ace 14, king 13 … two 2. */
export const heightOf = (card: number) => (card % 13 === 0 ? 14 : (card % 13) + 1);
const suitOf = (card: number) => Math.floor(card / 13);

export interface ThreeCards {
  readonly kind: ThreeCardKind;
  /** Heights in the order in which they decide between hands of the same kind, as one number. */
  readonly height: number;
}

/** What three cards of one deck are. Ace, two, three is the lowest straight. */
export function threeCardsOf(cards: readonly number[]): ThreeCards {
  const heights = cards.map(heightOf).sort((one, other) => other - one) as [number, number, number];
  const [high, middle, low] = heights;
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  const wheel = high === 14 && middle === 3 && low === 2;
  const straight = wheel || (high - middle === 1 && middle - low === 1);
  if (high === low) return { kind: 'trips', height: high };
  if (straight) return { kind: flush ? 'straightFlush' : 'straight', height: wheel ? 3 : high };
  if (flush) return { kind: 'flush', height: inOrder(heights) };
  if (high === middle) return { kind: 'pair', height: high * 15 + low };
  if (middle === low) return { kind: 'pair', height: low * 15 + high };
  return { kind: 'high', height: inOrder(heights) };
}

const inOrder = ([high, middle, low]: readonly [number, number, number]) => (high * 15 + middle) * 15 + low;
