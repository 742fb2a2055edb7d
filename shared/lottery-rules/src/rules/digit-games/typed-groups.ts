import { DIGITS } from '../digits.ts';
import type { NumbersRule } from '../numbers/numbers-rule.ts';
import { typed } from '../numbers/typed.ts';
import { GROUP_TIERS, groupTier, isTriple } from './shape.ts';

/** Sets that are typed, of both shapes. */
export const mixedGroup: NumbersRule = typed({
  code: 'group-mixed',
  name: 'mixed group',
  entry: { values: DIGITS, length: 3, separator: '', sorted: true, fits: (entry) => !isTriple(entry) },
  tiers: GROUP_TIERS,
  tierOf: groupTier,
  example: '112,345',
});

const groupTyped = (shape: string, name: string, places: number, different: number, weight: bigint, example: string) =>
  typed({
    code: `${shape}-typed`,
    name: `${name} typed`,
    entry: {
      values: DIGITS,
      length: places,
      separator: '',
      sorted: true,
      fits: (entry) => new Set(entry).size === different,
    },
    tiers: { hit: weight },
    example,
  });
export const groupThreeTyped = groupTyped('group-three', 'group three', 3, 2, 3n, '112,788');
export const groupSixTyped = groupTyped('group-six', 'group six', 3, 3, 6n, '123,457');
export const groupTwoTyped = groupTyped('group', 'group', 2, 2, 2n, '12,48');
