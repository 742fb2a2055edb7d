import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { directTyped } from '../digit-games/by-place.ts';
import { directSum, groupSum } from '../digit-games/by-sum.ts';
import { digitDraw } from '../digit-games/digit-draw.ts';
import { funPlays } from '../digit-games/fun.ts';
import * as groups from '../digit-games/groups.ts';
import { inEachPlace, positions } from '../digit-games/positions.ts';
import { notFixed, STARS } from '../digit-games/star-rules.ts';
import { groupTwoTyped, mixedGroup } from '../digit-games/typed-groups.ts';
import { DIGITS } from '../digits.ts';
import { atLeast, sumHalves, sumValue } from '../digit-games/values.ts';
import { onChosenPlaces, onPlaces, type NumbersRule, type Span } from '../numbers/numbers-rule.ts';
import { versus } from '../numbers/versus.ts';

const DRAW = digitDraw('ssc', 5);
type Star = keyof typeof STARS;

const SPANS: readonly (Span & { places: Star })[] = [
  { code: 'five', tab: 'five-star', name: 'Five star', from: 0, places: 5 },
  { code: 'front4', tab: 'four-star', name: 'Front four', from: 0, places: 4 },
  { code: 'back4', tab: 'four-star', name: 'Back four', from: 1, places: 4 },
  { code: 'front3', tab: 'front-three', name: 'Front three', from: 0, places: 3 },
  { code: 'middle3', tab: 'middle-three', name: 'Middle three', from: 1, places: 3 },
  { code: 'back3', tab: 'back-three', name: 'Back three', from: 2, places: 3 },
  { code: 'front2', tab: 'front-two', name: 'Front two', from: 0, places: 2 },
  { code: 'back2', tab: 'back-two', name: 'Back two', from: 3, places: 2 },
];
const spanOf = (code: string): Span => SPANS.find((span) => span.code === code)!;

/** On places that the player chooses (any two, three or four of five). */
const CHOSEN: readonly [Omit<Span, 'from'>, readonly NumbersRule[]][] = [
  [
    { code: 'any2', tab: 'any-two', name: 'Any two', places: 2 },
    [directTyped(2), directSum(2), groups.groupTwo, groupTwoTyped, groupSum(2)],
  ],
  [
    { code: 'any3', tab: 'any-three', name: 'Any three', places: 3 },
    [directTyped(3), directSum(3), groups.groupThree, groups.groupSix, mixedGroup, groupSum(3)],
  ],
  [
    { code: 'any4', tab: 'any-four', name: 'Any four', places: 4 },
    [directTyped(4), groups.group24, groups.group12, groups.group6, groups.group4],
  ],
];

const all = (tab: string, code = '', name = ''): Span => ({ code, tab, name, from: 0, places: 5 });
const PAIRS = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => b > a).map((b) => [a, b] as const));

const PLAYS: readonly Play[] = [
  ...SPANS.flatMap((span) => STARS[span.places](span.from).map((rule) => onPlaces(rule, span, DRAW))),
  onPlaces(positions(5, 1), all('one-star', 'position', 'One star'), DRAW),
  ...SPANS.filter(({ places }) => places > 2).flatMap((span) =>
    notFixed(span.places).map((rule) => onPlaces(rule, { ...span, tab: 'not-fixed' }, DRAW)),
  ),
  ...['front2', 'back2', 'front3', 'middle3', 'back3'].map((code) =>
    onPlaces(inEachPlace(spanOf(code)), { ...spanOf(code), tab: 'big-small' }, DRAW),
  ),
  onPlaces(sumHalves(5, 23), all('sum'), DRAW),
  onPlaces(sumValue(5), all('sum'), DRAW),
  ...CHOSEN.flatMap(([span, rules]) => [
    onPlaces(
      positions(5, span.places),
      { ...span, code: `${span.code}-direct`, name: `${span.name} direct`, from: 0, places: 5 },
      DRAW,
    ),
    ...rules.map((rule) => onChosenPlaces(rule, span, DRAW)),
  ]),
  ...([1, 2, 3, 4] as const).map((times) => onPlaces(atLeast(5, times), all('fun'), DRAW)),
  ...funPlays(DRAW),
];

/** The plays of five digits (SSC). Source: domain.md 4.2. */
export const sscPlays = (house: House): readonly Play[] => [
  ...PLAYS,
  onPlaces(versus(DIGITS, PAIRS, 10n ** 5n, 10n ** 4n, house), all('dragon-tiger'), DRAW),
];
