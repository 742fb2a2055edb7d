import { definePlay, type Play, win } from '../../play.ts';
import { entries, numberRow } from '../thai/numbers.ts';
import { drawnIn, FORECASTS, type Forecast, ordersOf, ordersOfAll, SPACE, sorted } from './prizes.ts';

const ORDERS = [24, 12, 6, 4] as const;

/**
 * One stake on every order of four digits (mBox, iBet, iPerm). A note is the sorted number; its tiers go by how many orders
 * there are: `first-24`, `special-6`. A number of a single order is refused: it is a straight bet.
 */
export const box = (forecast: Forecast): Play =>
  definePlay({
    ...entries,
    code: `box-${forecast}`,
    tab: 'box',
    name: `Box ${forecast}`,
    family: '4d',
    rows: [numberRow(4, { sorted: true, fits: (digits) => new Set(digits).size > 1, max: 705 })],
    priced: 'odds',
    numbered: true,
    example: '1234,1123,1122,1112',
    space: SPACE,
    tiers: Object.fromEntries(
      FORECASTS[forecast].flatMap(({ tier, numbers }) =>
        ORDERS.map((orders) => [`${tier}-${orders}`, numbers * BigInt(orders)]),
      ),
    ),
    hits: (note, result) =>
      FORECASTS[forecast].flatMap((prize) =>
        win(
          drawnIn(prize, result, (number) => sorted(number) === note),
          `${prize.tier}-${ordersOf(note)}`,
        ),
      ),
    wins([row], result) {
      const notes = new Set(row);
      return FORECASTS[forecast].flatMap((prize) => {
        const won = result[prize.group]!.map(sorted).filter((number) => notes.has(number));
        return won.length === 0
          ? []
          : ORDERS.flatMap((orders) =>
              win(won.filter((number) => ordersOf(number) === orders).length, `${prize.tier}-${orders}`),
            );
      });
    },
    winners: ordersOfAll,
    mostByTier([row]) {
      const orders = new Set(row!.map(ordersOf));
      return Object.fromEntries(
        FORECASTS[forecast].flatMap(({ tier, numbers }) => [...orders].map((each) => [`${tier}-${each}`, numbers])),
      );
    },
    tally([row]) {
      const notes: Record<string, bigint> = {};
      for (const number of row!)
        for (const { tier } of FORECASTS[forecast]) {
          const key = `${tier}-${ordersOf(number)}`;
          notes[key] = (notes[key] ?? 0n) + 1n;
        }
      return notes;
    },
  });
