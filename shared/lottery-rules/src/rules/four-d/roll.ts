import { definePlay, type Play, win } from '../../play.ts';
import type { Selection, TypedRow } from '../../selection.ts';
import { DIGITS } from '../digits.ts';
import { drawnIn, FORECASTS, type Forecast } from './prizes.ts';
import { wholeNumbers } from './straight.ts';

/** The digit that is free, as on the slips of Singapore Pools. */
const ANY = 'R';
const row: TypedRow = {
  kind: 'typed',
  name: 'pattern',
  values: [...DIGITS, ANY],
  length: 4,
  separator: '',
  fits: (places) => places.filter((place) => place === ANY).length === 1,
  min: 1,
  max: 1,
};

const numbersOf = ([patterns]: Selection): string[] => DIGITS.map((digit) => patterns![0]!.replace(ANY, digit));

/** Ten numbers with one digit free: `12R4`. One pattern a line: two patterns may share a number. */
export const roll = (forecast: Forecast): Play =>
  definePlay({
    ...wholeNumbers(forecast),
    code: `roll-${forecast}`,
    tab: 'roll',
    name: `Roll ${forecast}`,
    numbersOf: forecast,
    rows: [row],
    example: '12R4',
    count: () => 10n,
    expand: numbersOf,
    winners: numbersOf,
    wins([patterns], result) {
      const places = [...patterns![0]!];
      const fits = (number: string) => places.every((place, at) => place === ANY || place === number[at]);
      return FORECASTS[forecast].flatMap((prize) => win(drawnIn(prize, result, fits), prize.tier));
    },
  });
