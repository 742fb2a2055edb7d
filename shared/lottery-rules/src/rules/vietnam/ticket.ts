import { definePlay, type Play, type Win, win } from '../../play.ts';
import { DIGITS } from '../digits.ts';
import { inGroups, NORTH, numberAt, type Region, SOUTH, type Spot, spaceOf } from './region.ts';

/** Most tickets of one selection. */
const MOST_TICKETS = 1_000;

const ticketRow = (length: number) =>
  ({ kind: 'typed', name: 'numbers', values: DIGITS, length, separator: '', min: 1, max: MOST_TICKETS }) as const;

const outcomesOf = ({ digits }: Region, fixed: number, times = 1): bigint =>
  BigInt(times) * 10n ** BigInt(digits - fixed);

/** The prizes below the special one: a ticket wins each as often as it ends like one of its numbers. */
const LOWER_SOUTH = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'];
const LOWER_NORTH = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'];

const lowerWeights = (region: Region, groups: readonly string[], tickets: number): Record<string, bigint> =>
  Object.fromEntries(
    groups.map((group) => {
      const spots = inGroups(region, group);
      return [group, outcomesOf(region, spots[0]!.width, spots.length * tickets)];
    }),
  );

function lowerWins(number: string, spots: readonly Spot[], numberOf: (spot: Spot) => string, tickets: number): Win[] {
  const hits = new Map<string, number>();
  for (const spot of spots)
    if (number.endsWith(numberOf(spot))) hits.set(spot.group, (hits.get(spot.group) ?? 0) + tickets);
  return Array.from(hits, ([group, notes]) => ({ tier: group, notes: BigInt(notes) }));
}

/** How many of the numbers have the same last digits, at most. */
function mostAlike(numbers: readonly string[], width: number): number {
  const times = new Map<string, number>();
  for (const number of numbers) times.set(number.slice(-width), (times.get(number.slice(-width)) ?? 0) + 1);
  return Math.max(...times.values());
}

const mostLower = (region: Region, groups: readonly string[], numbers: readonly string[], tickets: number) =>
  Object.fromEntries(
    groups.map((group) => {
      const spots = inGroups(region, group);
      return [group, BigInt(spots.length * mostAlike(numbers, spots[0]!.width) * tickets)];
    }),
  );

/**
 * The state ticket of a southern or central station: six digits. Side prize: the last five digits of the special prize, the first
 * one wrong (nine tickets). Consolation: the first digit right and exactly one of the others wrong (45 tickets).
 */
export function southTicket(): Play {
  const [special] = inGroups(SOUTH, 'special');
  const lower = inGroups(SOUTH, ...LOWER_SOUTH);
  return definePlay({
    code: 'ticket',
    tab: 'ticket',
    name: 'State ticket',
    family: 'vn-south',
    priced: 'odds',
    numbered: true,
    rows: [ticketRow(6)],
    example: '123456,654321',
    space: spaceOf(SOUTH),
    tiers: {
      special: outcomesOf(SOUTH, 6),
      side: outcomesOf(SOUTH, 6, 9),
      consolation: outcomesOf(SOUTH, 6, 5 * 9),
      ...lowerWeights(SOUTH, LOWER_SOUTH, 1),
    },
    count: ([numbers]) => BigInt(numbers!.length),
    expand: ([numbers]) => numbers!,
    // One number is the special one; of the others nine have its side prize, and 45 its consolation, at most.
    mostByTier: ([numbers]) => ({
      special: 1n,
      side: BigInt(Math.min(numbers!.length - 1, 9)),
      consolation: BigInt(Math.min(numbers!.length - 1, 45)),
      ...mostLower(SOUTH, LOWER_SOUTH, numbers!, 1),
    }),
    hits(note, result) {
      const drawn = numberAt(result, special!);
      const wrong = [...note].filter((digit, place) => digit !== drawn[place]).length;
      const tier = wrong === 0 ? 'special' : wrong > 1 ? null : note[0] === drawn[0] ? 'consolation' : 'side';
      return [...(tier ? win(1, tier) : []), ...lowerWins(note, lower, (spot) => numberAt(result, spot), 1)];
    },
  });
}

/** Tickets of one number in the north, each with a symbol of its own; the draw names the symbols that win the special prize. */
const SYMBOLS = 15;
const WINNING_SYMBOLS = 6;

/**
 * The state ticket of the north: five digits, sold as the whole series of its fifteen symbols. With the special number, six
 * symbols win the special prize and nine the side prize, whichever symbols are drawn; every ticket of the series wins the
 * others. Consolation: the last two digits of the special prize.
 */
export function northTicket(): Play {
  const [special] = inGroups(NORTH, 'special');
  const lower = inGroups(NORTH, ...LOWER_NORTH);
  return definePlay({
    code: 'ticket-series',
    tab: 'ticket',
    name: 'State tickets, whole series',
    family: 'vn-north',
    priced: 'odds',
    numbered: true,
    cost: BigInt(SYMBOLS),
    rows: [ticketRow(5)],
    example: '12345,54321',
    space: spaceOf(NORTH),
    tiers: {
      special: outcomesOf(NORTH, 5, WINNING_SYMBOLS),
      side: outcomesOf(NORTH, 5, SYMBOLS - WINNING_SYMBOLS),
      consolation: outcomesOf(NORTH, 2, SYMBOLS),
      ...lowerWeights(NORTH, LOWER_NORTH, SYMBOLS),
    },
    count: ([numbers]) => BigInt(numbers!.length),
    expand: ([numbers]) => numbers!,
    mostByTier: ([numbers]) => ({
      special: BigInt(WINNING_SYMBOLS),
      side: BigInt(SYMBOLS - WINNING_SYMBOLS),
      consolation: BigInt(mostAlike(numbers!, 2) * SYMBOLS),
      ...mostLower(NORTH, LOWER_NORTH, numbers!, SYMBOLS),
    }),
    hits(note, result) {
      const drawn = numberAt(result, special!);
      return [
        ...(note === drawn ? [...win(WINNING_SYMBOLS, 'special'), ...win(SYMBOLS - WINNING_SYMBOLS, 'side')] : []),
        ...win(note.endsWith(drawn.slice(-2)) ? SYMBOLS : 0, 'consolation'),
        ...lowerWins(note, lower, (spot) => numberAt(result, spot), SYMBOLS),
      ];
    },
  });
}
