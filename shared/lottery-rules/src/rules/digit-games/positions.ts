import type { NumbersRule, Span } from '../numbers/numbers-rule.ts';
import { PLACES } from '../numbers/places.ts';
import { ordered, scattered } from '../numbers/ordered.ts';
import { DIGITS } from '../digits.ts';
import { SIZE_OR_PARITY } from './by-place.ts';

/** `right` of the places, whichever: one star for 1. Code and name are those of its span. */
export const positions = (places: number, right: number): NumbersRule =>
  scattered(
    '',
    '',
    PLACES.slice(0, places).map((name) => ({ kind: 'picks', name, values: DIGITS, min: 0, max: DIGITS.length })),
    right,
    10n ** BigInt(places - right),
    Array.from({ length: places }, (_, place) => (place === 0 ? '1,2' : place <= right ? String(place + 2) : '')).join(
      '|',
    ),
  );

/** Big, small, odd or even in each place. */
export const inEachPlace = ({ from, places }: Pick<Span, 'from' | 'places'>): NumbersRule =>
  ordered({
    code: 'big-small',
    name: 'big, small, odd, even',
    from,
    places: Array.from({ length: places }, () => SIZE_OR_PARITY),
    example: Array.from({ length: places }, (_, place) => (place === 0 ? 'big,odd' : 'small')).join('|'),
  });
