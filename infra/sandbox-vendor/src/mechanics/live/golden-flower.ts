import { dealFrom } from './deal-from.ts';
import type { HandsOutcome } from './hands.ts';
import { type LiveGame, liveTable } from './live-table.ts';
import { THREE_CARD_KINDS, threeCardsOf } from './three-cards.ts';

/**
 * Zha jin hua between two hands of three cards from one deck, dragon and phoenix. The better hand pays 0.95 to 1; equal
 * hands return the stakes. A pair or better on one hand can be bet on beside it.
 */
export const goldenFlowerGame: LiveGame = {
  name: 'golden-flower',
  action: 'deal',
  publishedReturn: [0.9604, 0.975],
  fields: { dragon: 0.95, phoenix: 0.95, dragonPlus: 2.75, phoenixPlus: 2.75 },
  draw: (chance) => flowersOf(dealFrom(chance, 52, 6)) as never,
  result(outcome) {
    const [dragon, phoenix] = (outcome as unknown as HandsOutcome).hands;
    return dragon!.wins ? 'dragon' : phoenix!.wins ? 'phoenix' : 'tie';
  },
  hundredths(field, outcome) {
    const { hands } = outcome as unknown as HandsOutcome;
    const hand = hands[field.startsWith('dragon') ? 0 : 1]!;
    if (field.endsWith('Plus')) return hand.rank === 'high' ? 0 : 375;
    if (hand.wins) return 195;
    return hands.some(({ wins }) => wins) ? 0 : 100;
  },
};

/** How much three cards are worth; the higher number wins, equal hands are equal. */
export function flowerStrength(cards: readonly number[]): number {
  const { kind, height } = threeCardsOf(cards);
  return (THREE_CARD_KINDS.length - THREE_CARD_KINDS.indexOf(kind)) * 10_000 + height;
}

export function flowersOf(cards: readonly number[]): HandsOutcome {
  const hands = [cards.slice(0, 3), cards.slice(3, 6)];
  const [dragon, phoenix] = hands.map(flowerStrength) as [number, number];
  return {
    cards,
    hands: hands.map((hand, at) => ({
      cards: hand,
      rank: threeCardsOf(hand).kind,
      wins: at === 0 ? dragon > phoenix : phoenix > dragon,
    })),
  };
}

export const goldenFlower = liveTable(goldenFlowerGame);
