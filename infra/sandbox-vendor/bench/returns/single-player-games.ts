import { fish, SCHOOL } from '../../src/mechanics/fish/fish.ts';
import type { Json, Mechanic } from '../../src/mechanics/mechanic.ts';
import { PROVABLE } from '../../src/pick-mechanic.ts';
import { exactReturn } from '../../src/mechanics/slot/exact-return.ts';
import { HOLD_MODEL, LINES_MODEL, WAYS_MODEL } from '../../src/mechanics/slot/models.ts';
import type { MeasuredGame } from './measured-game.ts';

const STAKE = 1_000;

/** Every slot of the catalogue is one of three, and each kind of fish is a bet of its own. */
export const SINGLE_PLAYER_GAMES: Readonly<Record<string, MeasuredGame>> = {
  'slot-lines': played(PROVABLE.lines!, 'spin', null, exactReturn(LINES_MODEL)),
  'slot-ways': played(PROVABLE.ways!, 'spin', null, exactReturn(WAYS_MODEL)),
  'slot-hold': played(PROVABLE.hold!, 'spin', null, exactReturn(HOLD_MODEL)),
  ...Object.fromEntries(
    Object.keys(SCHOOL).map((kind) => [`fish-${kind}`, played(fish, kind, { fish: kind }, fish.publishedReturn[0])]),
  ),
};

function played(mechanic: Mechanic, bet: string, choice: Json, exact: number): MeasuredGame {
  return {
    bets: { [bet]: [exact, exact] },
    round(chance, report) {
      report(bet, mechanic.play({ stake: STAKE, choice, state: mechanic.offer(null, chance), chance }).payout / STAKE);
    },
  };
}
