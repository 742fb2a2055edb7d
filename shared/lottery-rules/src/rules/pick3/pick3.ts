import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { digitDraw } from '../digit-games/digit-draw.ts';
import { inEachPlace, positions } from '../digit-games/positions.ts';
import { notFixed, STARS } from '../digit-games/star-rules.ts';
import { sumHalves } from '../digit-games/values.ts';
import { DIGITS } from '../digits.ts';
import { onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { versus } from '../numbers/versus.ts';

const DRAW = digitDraw('pick3', 3);
const all = (tab: string, code = '', name = ''): Span => ({ code, tab, name, from: 0, places: 3 });
const THREE = all('straight', 'three', 'Three digits');
const PAIRS: readonly Span[] = [
  { code: 'front2', tab: 'front-two', name: 'Front two', from: 0, places: 2 },
  { code: 'back2', tab: 'back-two', name: 'Back two', from: 1, places: 2 },
];

/** Where the bets on all three digits are found; the rest is `straight`. */
const TABS: Readonly<Record<string, string>> = {
  sum: 'sum',
  span: 'sum',
  'sum-tail': 'sum',
  'group-sum': 'sum',
  'group-three': 'group-three',
  'group-three-typed': 'group-three',
  'group-six': 'group-six',
  'group-six-typed': 'group-six',
  'group-mixed': 'group-six',
  'group-digit': 'group-six',
  special: 'shape',
};

const PLAYS: readonly Play[] = [
  ...STARS[3](0).map((rule) => onPlaces(rule, { ...THREE, tab: TABS[rule.code] ?? 'straight' }, DRAW)),
  ...PAIRS.flatMap((span) => STARS[2](span.from).map((rule) => onPlaces(rule, span, DRAW))),
  onPlaces(positions(3, 1), all('position', 'position', 'By position'), DRAW),
  ...notFixed(3).map((rule) => onPlaces(rule, { ...THREE, tab: 'not-fixed' }, DRAW)),
  ...[...PAIRS, THREE].map((span) => onPlaces(inEachPlace(span), { ...span, tab: 'big-small' }, DRAW)),
  onPlaces(sumHalves(3, 14), all('big-small'), DRAW),
];

/** The plays of three digits (3D, Pick 3). Source: domain.md 4.2. */
export const pick3Plays = (house: House): readonly Play[] => [
  ...PLAYS,
  onPlaces(
    versus(
      DIGITS,
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      1_000n,
      100n,
      house,
    ),
    all('dragon-tiger'),
    DRAW,
  ),
];
