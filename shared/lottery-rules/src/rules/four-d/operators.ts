import { FORECASTS, type Forecast } from './prizes.ts';

/** Prizes per unit of stake, in the order first, second, third, special, consolation. Small has the first three. */
interface PrizeTable {
  readonly straight: Readonly<Record<Forecast, readonly number[]>>;
  /** By number of orders. Operators round the straight prize divided by the orders, each in its own way. */
  readonly box: Readonly<Record<Forecast, Readonly<Record<24 | 12 | 6 | 4, readonly number[]>>>>;
  readonly threeD?: { readonly a: number; readonly abc: readonly [number, number, number] };
}

const MALAYSIA: Pick<PrizeTable, 'straight' | 'threeD'> = {
  straight: { big: [2500, 1000, 500, 180, 60], small: [3500, 2000, 1000] },
  threeD: { a: 660, abc: [250, 210, 150] },
};

/** Published tables: domain.md 4.9; Magnum's and Singapore Pools' prize pages. */
export const OPERATORS = {
  /** Rounds up (Magnum mBox). */
  magnum: {
    ...MALAYSIA,
    box: {
      big: { 24: [105, 42, 21, 8, 3], 12: [209, 84, 42, 15, 5], 6: [417, 167, 84, 30, 10], 4: [625, 250, 125, 45, 15] },
      small: { 24: [146, 84, 42], 12: [292, 167, 84], 6: [584, 334, 167], 4: [875, 500, 250] },
    },
  },
  /** Rounds to the nearest (other operators of Malaysia). */
  nearest: {
    ...MALAYSIA,
    box: {
      big: { 24: [104, 42, 21, 8, 3], 12: [208, 83, 42, 15, 5], 6: [417, 167, 83, 30, 10], 4: [625, 250, 125, 45, 15] },
      small: { 24: [146, 83, 42], 12: [292, 167, 83], 6: [583, 333, 167], 4: [875, 500, 250] },
    },
  },
  /** Singapore Pools iBet. */
  singapore: {
    straight: { big: [2000, 1000, 490, 250, 60], small: [3000, 2000, 800] },
    box: {
      big: { 24: [83, 41, 20, 10, 3], 12: [166, 83, 40, 20, 6], 6: [335, 168, 85, 41, 10], 4: [500, 250, 127, 62, 15] },
      small: { 24: [125, 83, 33], 12: [250, 167, 66], 6: [500, 333, 133], 4: [750, 500, 200] },
    },
  },
} as const satisfies Record<string, PrizeTable>;

/** The odds of an operator's table, by `play/tier`. A permutation and a roll pay each number in full. */
export function fourDOdds({ straight, box, threeD }: PrizeTable): Readonly<Record<string, string>> {
  const odds: Record<string, string> = {};
  for (const forecast of ['big', 'small'] as const)
    for (const [index, { tier }] of FORECASTS[forecast].entries()) {
      for (const play of ['', 'permutation-', 'roll-'])
        odds[`${play}${forecast}/${tier}`] = String(straight[forecast][index]);
      for (const [orders, prizes] of Object.entries(box[forecast]))
        odds[`box-${forecast}/${tier}-${orders}`] = String(prizes[index]);
    }
  if (threeD) {
    odds['three-d-a/first'] = String(threeD.a);
    for (const [index, { tier }] of FORECASTS.small.entries()) odds[`three-d-abc/${tier}`] = String(threeD.abc[index]);
  }
  return odds;
}
