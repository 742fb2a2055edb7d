import { type Cut, cut } from '../../market-cuts.ts';
import { definePlay, type Play, type Term, type Win, win } from '../../play.ts';
import type { Result } from '../../draw.ts';
import { groupsOf } from '../../families.ts';
import { cutTerm } from './cut-term.ts';
import { entries, numberRow } from './numbers.ts';

/** The groups of the family `thai-state`, each with the part of a ticket's number that has to be equal. */
const PRIZES = [
  { tier: 'first', group: 0, part: (ticket: string) => ticket, weight: 1n },
  { tier: 'second', group: 4, part: (ticket: string) => ticket, weight: 5n },
  { tier: 'third', group: 5, part: (ticket: string) => ticket, weight: 10n },
  { tier: 'fourth', group: 6, part: (ticket: string) => ticket, weight: 50n },
  { tier: 'fifth', group: 7, part: (ticket: string) => ticket, weight: 100n },
  { tier: 'front3', group: 1, part: (ticket: string) => ticket.slice(0, 3), weight: 2_000n },
  { tier: 'last3', group: 2, part: (ticket: string) => ticket.slice(-3), weight: 2_000n },
  { tier: 'last2', group: 3, part: (ticket: string) => ticket.slice(-2), weight: 10_000n },
] as const;
const NEIGHBOUR = 'neighbour';
/** How many numbers each group has. */
const DRAWN = groupsOf('thai-state').map((group) => (group.kind === 'digits' ? group.count : 0));

const TICKETS = 1_000_000;
/** The tickets just below and above a first prize; 000000 and 999999 are neighbours. */
const neighboursOf = (first: string): string[] =>
  [TICKETS - 1, 1].map((step) => String((Number(first) + step) % TICKETS).padStart(6, '0'));

/**
 * A ticket of the Thai state lottery: every prize tier, which add up. The weights are those of one ticket over all first prizes
 * and so on, per 1,000,000. Source: domain.md 4.8.
 */
export const ticket: Play = definePlay({
  ...entries,
  code: 'ticket',
  tab: 'ticket',
  name: 'State ticket',
  family: 'thai-state',
  rows: [numberRow(6)],
  priced: 'odds',
  numbered: true,
  example: '000000,123456,999999',
  space: BigInt(TICKETS),
  tiers: { [NEIGHBOUR]: 2n, ...Object.fromEntries(PRIZES.map(({ tier, weight }) => [tier, weight])) },
  // The first prize's neighbours are other tickets than the one that wins it.
  mostByTier: ([row]) => ({
    [NEIGHBOUR]: BigInt(Math.min(row!.length - 1, 2)),
    ...Object.fromEntries(
      PRIZES.map(({ tier, group, part }) => [tier, BigInt(DRAWN[group]! * mostEqual(row!.map(part)))]),
    ),
  }),
  hits: (note, result) => [
    ...PRIZES.flatMap(({ tier, group, part }) =>
      win(result[group]!.filter((number) => number === part(note)).length, tier),
    ),
    ...win(neighboursOf(result[0]![0]!).includes(note) ? 1 : 0, NEIGHBOUR),
  ],
  wins([row], result) {
    const wins: Win[] = PRIZES.flatMap(({ tier, group, part }) => win(matches(row!.map(part), result[group]!), tier));
    const neighbours = neighboursOf(result[0]![0]!);
    return [...wins, ...win(row!.filter((number) => neighbours.includes(number)).length, NEIGHBOUR)];
  },
  terms: ([row]) => [
    firstTerm(row!),
    ...PRIZES.slice(1, 5).map(({ tier, group, part }) => numberTerm(row!.map(part), group, tier, 0, DRAWN[group])),
    // Other bets look at these numbers too, and at each on its own.
    ...PRIZES.slice(5).flatMap(({ tier, group, part }) =>
      Array.from({ length: DRAWN[group]! }, (_, at) => numberTerm(row!.map(part), group, tier, at)),
    ),
  ],
});

/** The first prize's number with its neighbours. */
function firstTerm(tickets: readonly string[]): Term {
  const times = timesOf(tickets);
  const numbers = new Set(tickets.flatMap((ticket) => [ticket, ...neighboursOf(ticket)]));
  return cutTerm(
    'thai-state',
    wholeNumber(0, 0),
    () => numbers,
    (first) => [
      ...win(times.get(first) ?? 0, 'first'),
      ...win(
        neighboursOf(first).reduce((sum, each) => sum + (times.get(each) ?? 0), 0),
        NEIGHBOUR,
      ),
    ],
  );
}

/** One number of a group, or several that are alike. */
function numberTerm(parts: readonly string[], group: number, tier: string, at: number, copies = 1): Term {
  const times = timesOf(parts);
  const term = cutTerm(
    'thai-state',
    wholeNumber(group, at),
    () => times.keys(),
    (number) => win(times.get(number)!, tier),
  );
  return copies > 1 ? { ...term, copies } : term;
}

function wholeNumber(group: number, at: number): Cut {
  const drawn = groupsOf('thai-state')[group]!;
  return drawn.kind === 'digits' ? cut(drawn.name, 0, drawn.width, at) : [];
}

function timesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** How many of the texts are equal, at most. */
function mostEqual(texts: readonly string[]): number {
  return Math.max(...timesOf(texts).values());
}

/** How many pairs of a bet number and a drawn number are equal. */
function matches(numbers: readonly string[], drawn: Result[number]): number {
  const times = timesOf(drawn);
  return numbers.reduce((sum, number) => sum + (times.get(number) ?? 0), 0);
}
