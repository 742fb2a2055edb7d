/**
 * House rules: choices on which markets differ. Each is a value of the game's data with one sentence for the rule page.
 * A ticket keeps those of its purchase (GM-10).
 */
export interface House {
  /** SSC, 11x5: a tie makes dragon and tiger lose, or returns their stake. */
  readonly dragonTigerTie: 'lose' | 'push';
  /** K3: a triple makes big, small, odd and even lose ("sic bo"). */
  readonly k3TriplesLose: boolean;
  /** K3: the pair with any third die also wins with a triple. */
  readonly k3PairIncludesTriple: boolean;
  /** K3: a die value that shows on several dice pays once, or once per die. */
  readonly k3DiePays: 'once' | 'per-die';
  /** Northern Vietnam: a two-digit lô costs a unit for each number of the pool, or a fixed number of units. */
  readonly vnNorthPoint: 'pool' | '23' | '22';
  /** Northern Vietnam: bao 8 has the first or the last number of each prize of which it has one. */
  readonly vnBao8: 'first' | 'last';
  /** Southern and central Vietnam: đá pays by pairs, or by a table for each number of picks. */
  readonly vnDa: 'pairs' | 'table';
}

export const HOUSE: House = {
  dragonTigerTie: 'lose',
  k3TriplesLose: false,
  k3PairIncludesTriple: true,
  k3DiePays: 'once',
  vnNorthPoint: 'pool',
  vnBao8: 'first',
  vnDa: 'pairs',
};

/** The sentence that the rule page shows, as a text key of the boards: `house.dragonTigerTie.lose`. */
export const houseTexts = (house: House): string[] =>
  Object.entries(house).map(([rule, value]) => `house.${rule}.${value}`);
