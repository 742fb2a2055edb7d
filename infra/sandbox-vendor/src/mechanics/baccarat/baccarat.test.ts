import { seededChance } from '../../chance/seeded-chance.ts';
import { baccarat } from './baccarat.ts';
import { bankerDraws, dealCoup, payoutOf, type Side } from './rules.ts';
import { CUT, isSpent, newShoe } from './shoe.ts';

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

it('publishes the exact return of each box over a full shoe', () => {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const chances: Record<Side, number> = { player: 0, banker: 0, tie: 0 };
  const dealt: number[] = [];
  const walk = (chance: number, cards: number) => {
    let next = 0;
    let short = false;
    const result = dealCoup(() => {
      if (next >= dealt.length) short = true;
      return worth(dealt[next++] ?? 0);
    });
    if (!short) {
      chances[result.winner] += chance;
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
  expect(chances.player + chances.banker + chances.tie).toBeCloseTo(1, 9);
  const returned = (side: Side) =>
    (['player', 'banker', 'tie'] as const).reduce(
      (sum, winner) => sum + (chances[winner] * payoutOf(side, winner, 1_000)) / 1_000,
      0,
    );
  const { returns } = baccarat.facts as { returns: Record<Side, number> };
  for (const side of ['player', 'banker', 'tie'] as const) expect(returns[side]).toBeCloseTo(returned(side), 4);
  expect(baccarat.publishedReturn).toEqual([returns.tie, returns.banker]);
});

it('deals one shoe to its cut card, then opens another', () => {
  const chance = seededChance(3);
  const shoe = newShoe(chance);
  expect([...shoe.cards].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 416 }, (_, index) => Math.floor(index / 8)),
  );
  expect(isSpent({ cards: shoe.cards, next: 416 - CUT })).toBe(false);

  let state = baccarat.firstState(chance);
  for (let round = 0; round < 200; round++) {
    state = baccarat.offer(state, chance);
    const { next } = (state as { shoe: { next: number } }).shoe;
    expect(next).toBeLessThanOrEqual(416 - CUT);
    state = baccarat.play({ stake: 100, choice: { side: 'player' }, state, chance }).nextState;
  }
});

it('shows a player the road and the number of cards, never the cards to come', () => {
  expect(Object.keys(baccarat.visible?.(baccarat.firstState(seededChance(1))) as object)).toEqual(['road', 'left']);
});
