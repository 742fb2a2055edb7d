import * as v from 'valibot';
import { type Mechanic, STAKES } from '../mechanic.ts';

/** Kind of fish and what it pays in stakes. */
export const SCHOOL = { minnow: 2, angelfish: 4, lionfish: 8, turtle: 15, ray: 30, shark: 80, leviathan: 200 } as const;
export type Fish = keyof typeof SCHOOL;

const RETURN_PER_CENT = 96;

/** One shot at one fish. Whatever the fish, a shot returns the same share: the dearer, the seldomer caught. */
export const fish: Mechanic = {
  kind: 'fish',
  action: 'play',
  provable: true,
  minimumRoundMs: 1_000,
  atomic: true,
  stakes: STAKES,
  publishedReturn: [0.96, 0.96],
  choice: v.object({ fish: v.picklist(Object.keys(SCHOOL) as Fish[]) }),
  facts: { school: SCHOOL, perCent: RETURN_PER_CENT },
  firstState: () => null,
  offer: () => null,
  play({ stake, choice, chance }) {
    const aimed = (choice as { fish: Fish }).fish;
    const pays = SCHOOL[aimed];
    const caught = chance.below(100 * pays) < RETURN_PER_CENT;
    return {
      shown: { fish: aimed, caught, pays },
      payout: caught ? stake * pays : 0,
      nextState: null,
      settlesAfterMs: 0,
    };
  },
};
