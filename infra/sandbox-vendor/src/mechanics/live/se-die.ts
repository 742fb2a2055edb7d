import { type LiveGame, liveTable } from './live-table.ts';

/** Four discs, red on one side and white on the other, shaken under a cover; an outcome is the four sides, 1 for red. */
export const seDieGame: LiveGame = {
  name: 'se-die',
  action: 'play',
  publishedReturn: [0.9375, 0.975],
  fields: { odd: 0.95, even: 0.95, fourRed: 14, threeRed: 2.85, threeWhite: 2.85, fourWhite: 14, twoTwo: 1.5 },
  draw: (chance) => [0, 0, 0, 0].map(() => chance.below(2)),
  result: (outcome) => String(redsOf(outcome as number[])),
  hundredths(field, outcome) {
    const reds = redsOf(outcome as number[]);
    const hit = { odd: reds % 2 === 1, even: reds % 2 === 0 }[field] ?? reds === REDS[field];
    return hit ? Math.round(100 * ((this.fields[field] as number) + 1)) : 0;
  },
};

const REDS: Readonly<Record<string, number>> = { fourRed: 4, threeRed: 3, twoTwo: 2, threeWhite: 1, fourWhite: 0 };

const redsOf = (discs: readonly number[]) => discs.reduce((sum, disc) => sum + disc, 0);

export const seDie = liveTable(seDieGame);
