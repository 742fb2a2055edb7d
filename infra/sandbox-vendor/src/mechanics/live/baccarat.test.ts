import { seededChance } from '../../chance/seeded-chance.ts';
import { baccarat, baccaratGame, coupOf } from './baccarat.ts';
import { bankerDraws, dealCoup } from './baccarat-rules.ts';
import { dealFromEightDecks } from './eight-decks.ts';

/** A card worth so much. */
const worth = (value: number) => (value === 0 ? 12 : value - 1);

function coup(...values: number[]) {
  let next = 0;
  const dealt = dealCoup(() => worth(values[next++] as number));
  return { ...dealt, cards: next };
}

it('stops at a natural eight or nine', () => {
  expect(coup(4, 1, 4, 1)).toMatchObject({ winner: 'player', cards: 4 });
});

it('draws a third card for a player with five or less, never with six', () => {
  expect(coup(2, 3, 3, 4, 4).player).toHaveLength(3);
  expect(coup(2, 3, 4, 4).player).toHaveLength(2);
});

it('lets the banker draw by the player’s third card', () => {
  const drawn = [3, 4, 5, 6].map((total) => [...Array(10).keys()].filter((third) => bankerDraws(total, third)));
  expect(drawn).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 9],
    [2, 3, 4, 5, 6, 7],
    [4, 5, 6, 7],
    [6, 7],
  ]);
  expect([bankerDraws(5, undefined), bankerDraws(6, undefined), bankerDraws(7, 6), bankerDraws(2, 8)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('publishes the exact return of each box over eight fresh decks', () => {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const returns: Record<string, number> = { player: 0, tie: 0, banker: 0 };
  const dealt: number[] = [];
  const walk = (chance: number, cards: number) => {
    let next = 0;
    let short = false;
    dealCoup(() => {
      if (next >= dealt.length) short = true;
      return worth(dealt[next++] ?? 0);
    });
    if (!short) {
      for (const side of Object.keys(returns))
        returns[side]! += (chance * baccaratGame.hundredths(side, dealt.map(worth))) / 100;
      return;
    }
    for (let value = 0; value < 10; value++) {
      const here = left[value] as number;
      left[value] = here - 1;
      dealt.push(value);
      walk((chance * here) / cards, cards - 1);
      dealt.pop();
      left[value] = here;
    }
  };
  walk(1, 416);
  // The second card of a hand is one of 415, of which 31 are of the first one's rank.
  const pair = 12 * (31 / 415);
  const all = [...Object.values(returns), pair].map((share) => Math.floor(share * 10_000) / 10_000);
  expect([Math.min(...all), Math.max(...all)]).toEqual(baccarat.publishedReturn);
  expect(returns.player).toBeCloseTo(0.987649, 5);
});

it('pays a pair by the first two cards of its hand, in whole minor units of every stake', () => {
  const outcome = [3, 4, 16, 5, 6, 7];
  expect(coupOf(outcome).player.slice(0, 2)).toEqual([3, 16]);
  expect([baccaratGame.hundredths('playerPair', outcome), baccaratGame.hundredths('bankerPair', outcome)]).toEqual([
    1_200, 0,
  ]);
  for (const stake of baccarat.stakes) expect((stake * 195) % 100).toBe(0);
});

it('deals each card of eight decks equally often at each place, by χ², and none more than eight times', () => {
  const chance = seededChance(11);
  const counts = Array.from({ length: 6 }, () => Array<number>(52).fill(0));
  for (let coups = 0; coups < 5_200; coups++)
    for (const [place, card] of dealFromEightDecks(chance, 6).entries()) counts[place]![card]! += 1;
  // Fifty-one degrees of freedom at 99.99 %.
  for (const place of counts) expect(place.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)).toBeLessThan(97);
  const whole = dealFromEightDecks(seededChance(2), 416);
  expect([...whole].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 416 }, (_, index) => Math.floor(index / 8)),
  );
});
