import { DIGITS } from '../digits.ts';
import type { NumbersRule } from '../numbers/numbers-rule.ts';
import { ordered, type PlaceValues } from '../numbers/ordered.ts';
import { typed } from '../numbers/typed.ts';

export const DIGIT: PlaceValues = { values: DIGITS };
const HALVES = { big: ['5', '6', '7', '8', '9'], small: ['0', '1', '2', '3', '4'] };
const PARITIES = { odd: ['1', '3', '5', '7', '9'], even: ['0', '2', '4', '6', '8'] };
/** Big or small. */
export const SIZE: PlaceValues = { values: Object.keys(HALVES), numbersOf: HALVES };
export const SIZE_OR_PARITY: PlaceValues = {
  values: [...Object.keys(HALVES), ...Object.keys(PARITIES)],
  numbersOf: { ...HALVES, ...PARITIES },
};
const ZONES = { '01': ['0', '1'], '23': ['2', '3'], '45': ['4', '5'], '67': ['6', '7'], '89': ['8', '9'] };
/** Five zones of two digits. */
export const ZONE: PlaceValues = { values: ['01', '23', '45', '67', '89'], numbersOf: ZONES };

/** `places` digits, each in its place. `from` names the rows after the places of the draw. */
export const direct = (places: number, from = 0): NumbersRule =>
  ordered({
    code: 'direct',
    name: 'direct',
    from,
    places: Array.from({ length: places }, () => DIGIT),
    example: Array.from({ length: places }, (_, place) => (place === 0 ? '1,2' : String(place + 2))).join('|'),
  });

export const directTyped = (places: number): NumbersRule =>
  typed({
    code: 'typed',
    name: 'typed',
    entry: { values: DIGITS, length: places, separator: '' },
    tiers: { hit: 1n },
    example: `${'11234'.slice(0, places)},${'90876'.slice(0, places)}`,
  });
