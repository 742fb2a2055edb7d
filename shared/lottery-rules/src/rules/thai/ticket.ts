import { definePlay, type Play, type Win, win } from '../../play.ts';
import type { Result } from '../../draw.ts';
import { groupsOf } from '../../families.ts';
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
});

/** How many of the texts are equal, at most. */
function mostEqual(texts: readonly string[]): number {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return Math.max(...times.values());
}

/** How many pairs of a bet number and a drawn number are equal. */
function matches(numbers: readonly string[], drawn: Result[number]): number {
  const times = new Map<string, number>();
  for (const number of drawn) times.set(number, (times.get(number) ?? 0) + 1);
  return numbers.reduce((sum, number) => sum + (times.get(number) ?? 0), 0);
}
