import { choose } from '../../combinations.ts';
import type { Play } from '../../play.ts';
import { inSet } from '../numbers/in-set.ts';
import { inSetTyped } from '../numbers/in-set-typed.ts';
import { type Drawn, type NumbersRule, onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { PLACES } from '../numbers/places.ts';
import { ordered, scattered } from '../numbers/ordered.ts';
import { typed } from '../numbers/typed.ts';
import { valued } from '../numbers/valued.ts';

export const ELEVEN = Array.from({ length: 11 }, (_, at) => String(at + 1).padStart(2, '0'));
/** Orders of the five numbers of one set. */
const ORDERS = 120n;
const remaining = (places: number): bigint => choose(11 - places, 5 - places) * [120n, 24n, 6n, 2n, 1n, 1n][places]!;
export const ELEVEN_DRAW: Drawn = { family: '11x5', space: 55_440n, numbers: 5, outcomesOf: remaining };

const SPANS: readonly Span[] = [
  { code: 'front3', tab: 'front-three', name: 'Front three', from: 0, places: 3 },
  { code: 'middle3', tab: 'middle-three', name: 'Middle three', from: 1, places: 3 },
  { code: 'back3', tab: 'back-three', name: 'Back three', from: 2, places: 3 },
  { code: 'front2', tab: 'front-two', name: 'Front two', from: 0, places: 2 },
  { code: 'back2', tab: 'back-two', name: 'Back two', from: 3, places: 2 },
];

/** The numbers of neighbouring places, in order and as a set. */
function spanRules({ from, places }: Span): NumbersRule[] {
  const group = {
    code: 'group',
    name: 'group',
    values: ELEVEN,
    size: places,
    drawn: places,
    weight: places === 3 ? 6n : 2n,
  };
  return [
    ordered({
      code: 'direct',
      name: 'direct',
      from,
      places: Array.from({ length: places }, () => ({ values: ELEVEN })),
      example: ['01,02,03', '02,04', '05,11'].slice(0, places).join('|'),
      distinct: true,
    }),
    typed({
      code: 'typed',
      name: 'typed',
      entry: { values: ELEVEN, length: places, separator: ' ', fits: (entry) => new Set(entry).size === places },
      tiers: { hit: 1n },
      example: ['01 02 03', '11 05 09'].map((entry) => entry.slice(0, 3 * places - 1)).join(','),
    }),
    inSet(group),
    inSetTyped({ ...group, code: 'group-typed', name: 'group typed' }, ' '),
    inSet({ ...group, code: 'group-bankers', name: 'group with bankers', bankers: true }),
  ];
}

/** `size` numbers of which the five drawn ones hold all, or which hold all five. Source: domain.md 4.3. */
function anyRules(size: number): NumbersRule[] {
  const weight = ORDERS * (size <= 5 ? choose(11 - size, 5 - size) : choose(size, 5));
  const set = { code: `any-${size}`, name: `Any ${size}`, values: ELEVEN, size, drawn: 5, weight };
  return [
    inSet(set),
    inSetTyped({ ...set, code: `${set.code}-typed`, name: `${set.name} typed` }, ' '),
    ...(size > 1
      ? [inSet({ ...set, code: `${set.code}-bankers`, name: `${set.name} with bankers`, bankers: true })]
      : []),
  ];
}

const position = scattered(
  'position',
  'By position',
  PLACES.slice(0, 5).map((name) => ({ kind: 'picks', name, values: ELEVEN, min: 0, max: ELEVEN.length })),
  1,
  remaining(1),
  '01,02|03|||11',
);
const median = valued({
  code: 'median',
  name: 'Median',
  row: 'numbers',
  weights: Object.fromEntries(
    ELEVEN.slice(2, 9).map((number) => [
      number,
      ORDERS * choose(Number(number) - 1, 2) * choose(11 - Number(number), 2),
    ]),
  ),
  of: (numbers) => [[...numbers].sort()[2]!],
  example: '03,06',
});
const oddCount = valued({
  code: 'odd-count',
  name: 'Number of odd ones',
  row: 'counts',
  weights: Object.fromEntries([0, 1, 2, 3, 4, 5].map((odd) => [odd, ORDERS * choose(6, odd) * choose(5, 5 - odd)])),
  of: (numbers) => [String(numbers.filter((number) => Number(number) % 2 === 1).length)],
  example: '0,3',
});

const all = (tab: string): Span => ({ code: '', tab, name: '', from: 0, places: 5 });
const FRONT_ANY = inSet({ code: 'any-1', name: 'any 1', values: ELEVEN, size: 1, drawn: 3, weight: 270n });

const PLAYS: readonly Play[] = [
  ...SPANS.flatMap((span) => spanRules(span).map((rule) => onPlaces(rule, span, ELEVEN_DRAW))),
  onPlaces(FRONT_ANY, { ...SPANS[0]!, tab: 'not-fixed' }, ELEVEN_DRAW),
  onPlaces(position, all('position'), ELEVEN_DRAW),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((size) => anyRules(size).map((rule) => onPlaces(rule, all('any'), ELEVEN_DRAW))),
  onPlaces(median, all('odd-even'), ELEVEN_DRAW),
  onPlaces(oddCount, all('odd-even'), ELEVEN_DRAW),
];

/** The plays of five of eleven. Source: domain.md 4.3. */
export const elevenFivePlays = (): readonly Play[] => PLAYS;
