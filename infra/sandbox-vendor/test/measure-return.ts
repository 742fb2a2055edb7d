import { seededChance } from '../src/chance/seeded-chance.ts';
import type { Json, Mechanic } from '../src/mechanics/mechanic.ts';

/** Plays rounds through the server's own code; `margin` holds the true return in 99 of 100 samples. */
export function measureReturn(mechanic: Mechanic, rounds: number, seed: number, choose: (state: Json) => Json) {
  const chance = seededChance(seed);
  const stake = 1_000;
  let state = mechanic.firstState(chance);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    state = mechanic.offer(state, chance);
    const { payout, nextState } = mechanic.play({ stake, choice: choose(state), state, chance });
    const share = payout / stake;
    sum += share;
    squares += share * share;
    state = nextState;
  }
  const mean = sum / rounds;
  return { mean, margin: 2.576 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
