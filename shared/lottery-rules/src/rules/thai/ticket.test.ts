import fc from 'fast-check';
import { draw } from '../../draw.ts';
import { formatFraction } from '../../fraction.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { priceOf, returnOf } from '../../price.ts';
import { unbiased } from '../../random.ts';
import { winsByNote } from '../../play.ts';
import { numbersOf } from '../testing/market-results.ts';
import { ticket } from './ticket.ts';

const { pricing } = GAME_KINDS['thai-state'];
const drawn = (seed: number) => {
  let state = seed;
  return draw(
    'thai-state',
    unbiased(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return state >>> 24;
    }),
  );
};

it('[10-09] every one of the 1,000,000 tickets wins as often as the prizes of the draw say', () => {
  const result = drawn(7);
  const all = numbersOf(6);
  const won: Record<string, number> = {};
  for (let from = 0; from < all.length; from += 100_000)
    for (const { tier, notes } of ticket.wins([all.slice(from, from + 100_000)], result))
      won[tier] = (won[tier] ?? 0) + Number(notes);
  expect(won).toEqual(Object.fromEntries(Object.entries(ticket.tiers).map(([tier, weight]) => [tier, Number(weight)])));
});

it('[10-09] tiers add up, and the first prize has neighbours around the end', () => {
  const result = [...drawn(7)];
  result[0] = ['000000'];
  result[1] = ['000', '000'];
  result[2] = ['999', '000'];
  result[3] = ['99'];
  result[4] = ['000000', '000000', '111111', '111111', '999999'];
  result[5] = result[6] = result[7] = ['555555'];
  const tiers = (number: string) =>
    Object.fromEntries(ticket.hits(number, result).map(({ tier, notes }) => [tier, Number(notes)]));
  expect(tiers('000000')).toEqual({ first: 1, second: 2, front3: 2, last3: 1 });
  expect(tiers('999999')).toEqual({ neighbour: 1, second: 1, last3: 1, last2: 1 });
  expect(tiers('000001')).toEqual({ neighbour: 1, front3: 2 });
  expect(tiers('000002')).toEqual({ front3: 2 });
});

it('[10-09] a line settles like its tickets one by one', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 30 }),
      (seed, numbers) => {
        const result = drawn(seed);
        const near = String((Number(result[0]![0]) + 1) % 1_000_000).padStart(6, '0');
        const row = [...new Set([...numbers.map((n) => String(n).padStart(6, '0')), near, result[7]![3]!])].sort();
        const byTier = (wins: ReturnType<typeof ticket.wins>) =>
          wins.map(({ tier, notes }) => `${tier} ${notes}`).sort();
        expect(byTier(ticket.wins([row], result))).toEqual(byTier(winsByNote(ticket, [row], result)));
      },
    ),
    { numRuns: 50 },
  );
});

it('[10-09] [10-12] pays the prizes of a ticket of 80 baht, 60 % of all tickets sold', () => {
  expect(formatFraction(priceOf(ticket, 'first', pricing)!)).toBe('75000');
  expect(formatFraction(priceOf(ticket, 'last2', pricing)!)).toBe('25');
  expect(formatFraction(returnOf(ticket, [['123456']], pricing)!)).toBe('3/5');
});
