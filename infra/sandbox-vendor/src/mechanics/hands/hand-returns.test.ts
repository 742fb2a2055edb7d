import { blackjackReturn, threeCardReturns } from '../../../test/exact-hand-return.ts';
import { playOut } from '../../../test/hand-strategies.ts';
import { seededChance } from '../../chance/seeded-chance.ts';
import { dealFrom } from '../live/deal-from.ts';
import { blackjack } from './blackjack.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { threeCardPoker } from './three-card-poker.ts';
import type { Mechanic } from '../mechanic.ts';

const floor = (share: number) => Math.floor(share * 10_000 + 1e-6) / 10_000;

/** What comes back of a stake on average; further stakes count with what they gain or lose. */
function measure({ hands }: Mechanic, rounds: number, part?: string) {
  const game = hands!;
  const chance = seededChance(29);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const parts = playOut(game, dealFrom(chance, game.cards.size, game.cards.count), 1_000, part !== undefined);
    const counted = parts.filter(({ name }) => (part ? name === part : !['pairPlus', 'aces'].includes(name)));
    const share = 1 + counted.reduce((all, { stake, payout }) => all + payout - stake, 0) / 1_000;
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  return { mean, margin: 2.576 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

it('[15-01] blackjack publishes what the basic strategy returns over all orders of eight decks', () => {
  const exact = blackjackReturn();
  expect(blackjack.publishedReturn).toEqual([floor(exact), floor(exact)]);
  const { mean, margin } = measure(blackjack, 60_000);
  expect(Math.abs(mean - exact)).toBeLessThan(margin);
});

it('[15-01] three card poker publishes the exact returns of ante and pair plus, and queen, six, four is the best border', () => {
  const { ante, pairPlus, isBestBorder } = threeCardReturns();
  expect(threeCardPoker.publishedReturn).toEqual([floor(ante), floor(pairPlus)].sort());
  expect(isBestBorder).toBe(true);
  for (const [part, exact] of [
    [undefined, ante],
    ['pairPlus', pairPlus],
  ] as const) {
    const { mean, margin } = measure(threeCardPoker, 60_000, part);
    expect(Math.abs(mean - exact)).toBeLessThan(margin);
  }
});

it('casino hold’em returns the exact share of the ace bonus, and a plain strategy at the ante no more than is published', () => {
  const [aces, ante] = casinoHoldem.publishedReturn;
  const bonus = measure(casinoHoldem, 60_000, 'aces');
  expect(Math.abs(bonus.mean - aces)).toBeLessThan(bonus.margin);
  const plain = measure(casinoHoldem, 60_000);
  expect(plain.mean).toBeLessThan(ante + plain.margin);
  expect(plain.mean).toBeGreaterThan(ante - 0.02 - plain.margin);
});
