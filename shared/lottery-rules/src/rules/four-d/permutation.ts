import { definePlay, type Play, win } from '../../play.ts';
import { numberRow } from '../thai/numbers.ts';
import { drawnIn, FORECASTS, type Forecast, ordersOf, ordersOfAll, sorted } from './prizes.ts';
import { wholeNumbers } from './straight.ts';

/** A full stake on each order of four digits (system entry). A number of a single order is refused: it is a straight bet. */
export const permutation = (forecast: Forecast): Play =>
  definePlay({
    ...wholeNumbers(forecast),
    code: `permutation-${forecast}`,
    tab: 'permutation',
    name: `Permutation ${forecast}`,
    numbersOf: forecast,
    rows: [numberRow(4, { sorted: true, fits: (digits) => new Set(digits).size > 1, max: 705 })],
    example: '1234,1122',
    count: ([row]) => row!.reduce((notes, number) => notes + BigInt(ordersOf(number)), 0n),
    expand: ordersOfAll,
    winners: ordersOfAll,
    wins([row], result) {
      const numbers = new Set(row);
      return FORECASTS[forecast].flatMap((prize) =>
        win(
          drawnIn(prize, result, (number) => numbers.has(sorted(number))),
          prize.tier,
        ),
      );
    },
  });
