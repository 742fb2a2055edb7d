import { choose } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { groupsOf } from '../../families.ts';
import { formatFraction, fraction } from '../../fraction.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { HOUSE } from '../../house.ts';
import { exampleOf, type Play, winWeight } from '../../play.ts';
import { returnOf } from '../../price.ts';
import { setPays } from '../testing/vietnam-oracle.ts';
import { vnNorthPlays, vnSouthPlays } from './vietnam.ts';

const north = new Map(vnNorthPlays(HOUSE).map((play) => [play.code, play]));
const south = new Map(
  [...vnSouthPlays(HOUSE), ...vnSouthPlays({ ...HOUSE, vnDa: 'table' })].map((play) => [play.code, play]),
);
const widths = (play: Play): number[] =>
  groupsOf(play.family).flatMap((group) => (group.kind === 'digits' ? Array(group.count).fill(group.width) : []));
const digits = (play: Play): number => widths(play).reduce((sum, width) => sum + width, 0);

const byEnding = [...north.values(), ...south.values()].filter(
  ({ numbered, rows }) => numbered && rows[0]!.kind === 'typed',
);
const bySet = [...north.values(), ...south.values()].filter(({ numbered }) => !numbered);
const label = (play: Play): [string, Play] => [`${play.family} ${play.code}`, play];

/** A result whose numbers share no digit with the note's, place by place from the right. */
const unlike = (play: Play, note: string): string[][] =>
  groupsOf(play.family).map((group) =>
    Array.from({ length: group.count }, () =>
      Array.from(
        { length: group.kind === 'digits' ? group.width : 0 },
        (_, place, width = (group as { width: number }).width) =>
          String((Number(note.at(place - width) ?? 0) + 1) % 10),
      ).join(''),
    ),
  );

/**
 * What a note wins over the whole space by tier, of a play that each drawn number decides alone: for each number, each of its last digits
 * is the note's or one of nine others.
 */
function projected(play: Play, note: string): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  const base = unlike(play, note);
  expect(play.hits(note, base)).toEqual([]);
  for (const [groupIndex, group] of base.entries())
    for (const [at, number] of group.entries()) {
      const length = Math.min(number.length, note.length);
      for (let pattern = 0; pattern < 2 ** length; pattern += 1) {
        let equal = 0;
        const changed = [...number];
        for (let place = 1; place <= length; place += 1)
          if (pattern & (1 << (place - 1))) {
            changed[number.length - place] = note.at(-place)!;
            equal += 1;
          }
        const result: Result = base.map((numbers, index) =>
          index === groupIndex ? numbers.with(at, changed.join('')) : numbers,
        );
        const outcomes = 9n ** BigInt(length - equal) * 10n ** BigInt(digits(play) - length);
        for (const { tier, notes } of play.hits(note, result)) sums[tier] = (sums[tier] ?? 0n) + notes * outcomes;
      }
    }
  return sums;
}

it.each(byEnding.map(label))('[10-08] %s weighs what its projection counts', (_, play) => {
  for (const note of play.expand(exampleOf(play))) expect(projected(play, note)).toEqual(play.tiers);
});

it.each([north, south])(
  '[10-08] a tens or units digit of the special prize weighs what the hundred endings count',
  (plays) => {
    for (const code of ['de-tens', 'de-units']) {
      const play = plays.get(code)!;
      const hits = Array.from({ length: 100 }, (_, ending) => {
        const base = unlike(play, '0').map((group, index) =>
          index === 0 ? [group[0]!.slice(0, -2) + String(ending).padStart(2, '0')] : group,
        );
        return Number(play.hits('4', base)[0]?.notes ?? 0);
      }).reduce((sum, notes) => sum + notes, 0);
      expect(BigInt(hits) * 10n ** BigInt(digits(play) - 2)).toBe(play.tiers.hit);
    }
  },
);

/**
 * What one note of `size` two-digit numbers wins over the space, by tier: number by number of the draw, each ending is one of the
 * note's or one of the others.
 */
function countedOneByOne(play: Play, size: number): Record<string, bigint> {
  const most = play.code === 'da' ? 27 : 3;
  let states = new Map<string, bigint>([[Array(size).fill(0).join(','), 1n]]);
  for (const width of widths(play)) {
    const next = new Map<string, bigint>();
    const add = (state: string, ways: bigint) => next.set(state, (next.get(state) ?? 0n) + ways);
    for (const [state, ways] of states) {
      const endings = 10n ** BigInt(width - 2);
      add(state, ways * endings * BigInt(100 - size));
      const hits = state.split(',').map(Number);
      // The order of the numbers is irrelevant: sorting keeps the states few.
      for (const [at, times] of hits.entries())
        add(
          hits
            .with(at, Math.min(most, times + 1))
            .sort()
            .join(','),
          ways * endings,
        );
    }
    states = next;
  }
  const sums: Record<string, bigint> = {};
  for (const [state, ways] of states) {
    const pays = setPays(play.code, state.split(',').map(Number));
    const tier = typeof pays === 'string' ? pays : play.code === 'xien-quay' ? `xien${size}` : 'hit';
    const notes = typeof pays === 'string' ? 1n : BigInt(pays);
    if (tier !== '' && notes > 0n) sums[tier] = (sums[tier] ?? 0n) + notes * ways;
  }
  return sums;
}

it.each(bySet.map(label))('[10-08] %s weighs what counting number by number gives', (_, play) => {
  const sizes = play.code === 'xien-quay' ? [2, 3, 4] : play.code === 'da' ? [2] : [Number(/\d+/.exec(play.code)![0])];
  const counted = Object.assign({}, ...sizes.map((size) => countedOneByOne(play, size)));
  expect(counted).toEqual(play.tiers);
});

/** A probability as text, rounded half up to `places`. */
const decimal = (weight: bigint, space: bigint, places: number): string => {
  const scaled = (2n * weight * 10n ** BigInt(places) + space) / (2n * space);
  return `.${String(scaled).padStart(places, '0')}`;
};

it.each([
  [north, { lo2: '.27' }],
  [north, { xien2: '.0548821', xien3: '.0122979', xien4: '.00266992' }],
  [
    north,
    {
      truot4: '.33214',
      truot5: '.25034',
      truot6: '.18813',
      truot7: '.14094',
      truot8: '.10526',
      truot9: '.07836',
      truot10: '.05815',
    },
  ],
  [south, { lo2: '.18', xien2: '.0261078' }],
])('[10-08] probabilities equal the printed ones %#', (plays, printed) => {
  for (const [code, text] of Object.entries(printed)) {
    const play = plays.get(code)!;
    expect([code, decimal(play.tiers.hit!, play.space, text.length - 1)]).toEqual([code, text]);
  }
});

it.each([
  ['north', 27, '.237657'],
  ['south', 18, '.165486'],
])('[10-08] at least one hit of a two-digit lô in the %s', (_, drawn, printed) => {
  const none = choose(drawn, 0) * 99n ** BigInt(drawn);
  expect(decimal(100n ** BigInt(drawn) - none, 100n ** BigInt(drawn), 6)).toBe(printed);
});

it.each([
  ['southern', south.get('ticket')!, GAME_KINDS['vn-south'].pricing, '1/2', 1_000_000n, 5_000_000_000n],
  ['northern', north.get('ticket-series')!, GAME_KINDS['vn-north'].pricing, '499/1000', 1_500_000n, 7_485_000_000n],
])('[10-08] %s tickets return what the table adds up to', (_, play, pricing, expected, tickets, total) => {
  const selection = exampleOf(play);
  const returned = returnOf(play, selection, pricing)!;
  expect(formatFraction(returned)).toBe(expected);
  // Tickets of 10,000 đ each.
  expect((returned.n * tickets * 10_000n) / returned.d).toBe(total);
});

it('[10-08] a thousand southern numbers have nine side prizes and 45 consolations each', () => {
  const { space, tiers } = south.get('ticket')!;
  expect(formatFraction(fraction(tiers.side!, space))).toBe('9/1000000');
  expect(formatFraction(fraction(tiers.consolation!, space))).toBe('9/200000');
});

it.each([...north.values(), ...south.values()].map(label))(
  '[10-12] %s has an exact return below the stake',
  (_, play) => {
    const selection = exampleOf(play);
    const returned = returnOf(play, selection, GAME_KINDS[play.family as 'vn-north' | 'vn-south'].pricing)!;
    expect(winWeight(play, selection)).toBeGreaterThan(0n);
    expect(returned.n).toBeGreaterThan(0n);
    expect(returned.n).toBeLessThan(returned.d);
  },
);
