import type { Play } from '../../play.ts';
import { type Drawn, onPlaces, type Span } from '../numbers/numbers-rule.ts';
import { ordered, type PlaceValues } from '../numbers/ordered.ts';
import { DIGIT, SIZE, ZONE } from './by-place.ts';

/** Digits in the last places, after places that are bet on by size (fun) or by zone (interval). */
const SPANS: readonly (Omit<Span, 'tab'> & { wide: number })[] = [
  { code: 'five', name: 'Five digits', from: 0, places: 5, wide: 2 },
  { code: 'four', name: 'Four digits', from: 1, places: 4, wide: 1 },
  { code: 'front3', name: 'Front three', from: 0, places: 3, wide: 1 },
  { code: 'back3', name: 'Back three', from: 2, places: 3, wide: 1 },
];
const KINDS: readonly { code: string; name: string; wide: PlaceValues; example: string }[] = [
  { code: 'fun', name: 'by size', wide: SIZE, example: 'big,small' },
  { code: 'interval', name: 'by zone', wide: ZONE, example: '01,45' },
];

export const funPlays = (drawn: Drawn): readonly Play[] =>
  KINDS.flatMap(({ code, name, wide, example }) =>
    SPANS.map((span) => {
      const places = Array.from({ length: span.places }, (_, place) => (place < span.wide ? wide : DIGIT));
      const examples = places.map((values, place) => (values === wide ? example : `${place},${place + 3}`));
      const rule = ordered({ code, name, from: span.from, places, example: examples.join('|') });
      return onPlaces(rule, { ...span, tab: 'fun' }, drawn);
    }),
  );
