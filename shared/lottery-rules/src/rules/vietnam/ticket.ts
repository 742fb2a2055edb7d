import { definePlay, type EndingTerm, type Play, type Win, win } from '../../play.ts';
import { DIGITS } from '../digits.ts';
import { inGroups, NORTH, numberAt, placesOf, type Region, SOUTH, type Spot, spaceOf } from './region.ts';

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

const lowerEndings = (
  region: Region,
  groups: readonly string[],
  numbers: readonly string[],
  tickets: number,
): EndingTerm[] =>
  groups.map((group) => {
    const spots = inGroups(region, group);
    return {
      places: placesOf(region, spots),
      *endings() {
        for (const number of numbers) yield [number.slice(-spots[0]!.width), win(tickets, group)];
      },
    };
  });

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
    hits(note, result) {
      const drawn = numberAt(result, special!);
      const wrong = [...note].filter((digit, place) => digit !== drawn[place]).length;
      const tier = wrong === 0 ? 'special' : wrong > 1 ? null : note[0] === drawn[0] ? 'consolation' : 'side';
      return [...(tier ? win(1, tier) : []), ...lowerWins(note, lower, (spot) => numberAt(result, spot), 1)];
    },
    endings: ([numbers]) => [
      {
        places: placesOf(SOUTH, [special!]),
        *endings() {
          for (const number of numbers!) {
            yield [number, win(1, 'special')];
            for (const [at, digit] of [...number].entries())
              for (const other of DIGITS)
                if (other !== digit)
                  yield [number.slice(0, at) + other + number.slice(at + 1), win(1, at === 0 ? 'side' : 'consolation')];
          }
        },
      },
      ...lowerEndings(SOUTH, LOWER_SOUTH, numbers!, 1),
    ],
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
    hits(note, result) {
      const drawn = numberAt(result, special!);
      return [
        ...(note === drawn ? [...win(WINNING_SYMBOLS, 'special'), ...win(SYMBOLS - WINNING_SYMBOLS, 'side')] : []),
        ...win(note.endsWith(drawn.slice(-2)) ? SYMBOLS : 0, 'consolation'),
        ...lowerWins(note, lower, (spot) => numberAt(result, spot), SYMBOLS),
      ];
    },
    endings: ([numbers]) => [
      {
        places: placesOf(NORTH, [special!]),
        *endings() {
          for (const number of numbers!) {
            yield [number, [...win(WINNING_SYMBOLS, 'special'), ...win(SYMBOLS - WINNING_SYMBOLS, 'side')]];
            yield [number.slice(-2), win(SYMBOLS, 'consolation')];
          }
        },
      },
      ...lowerEndings(NORTH, LOWER_NORTH, numbers!, SYMBOLS),
    ],
  });
}
