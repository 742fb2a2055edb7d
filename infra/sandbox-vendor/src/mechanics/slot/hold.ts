import { type Chance, pickOne } from '../../chance/chance.ts';
import { REELS, ROWS, type Window } from './reels.ts';

/** Coins on the reels that are held while the empty cells spin on. */
export interface HoldRules {
  /** The number of coins in one window that starts the feature. */
  readonly trigger: number;
  /** Spins of the empty cells; every new coin sets the count back to this. */
  readonly respins: number;
  /** An empty cell brings a coin in one of this number of spins. */
  readonly oneIn: number;
  /** What a coin is worth in whole stakes, each entry equally likely. */
  readonly values: readonly number[];
  /** Paid on top, in whole stakes, when every cell holds a coin. */
  readonly full: number;
}

/** Cell (reel * 3 + row) and value. */
export type Coin = readonly [cell: number, value: number];

export interface Held {
  readonly first: readonly Coin[];
  /** The coins that each respin brought. */
  readonly respins: readonly (readonly Coin[])[];
  readonly full: boolean;
  /** In whole stakes. */
  readonly total: number;
}

export const CELLS = REELS * ROWS;

export function coinCells(window: Window): number[] {
  return window.flatMap((column, reel) =>
    [...column].flatMap((symbol, row) => (symbol === 'C' ? [reel * ROWS + row] : [])),
  );
}

/** Undefined when too few coins are in the window. */
export function playHold(rules: HoldRules, window: Window, chance: Chance): Held | undefined {
  const cells = coinCells(window);
  if (cells.length < rules.trigger) return undefined;
  const coinAt = (cell: number): Coin => [cell, pickOne(chance, rules.values)];
  const first = cells.map(coinAt);
  const held = new Map<number, number>(first);
  const respins: Coin[][] = [];
  for (let left = rules.respins; left > 0 && held.size < CELLS; left--) {
    const landed: Coin[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (!held.has(cell) && chance.below(rules.oneIn) === 0) landed.push(coinAt(cell));
    }
    for (const [cell, value] of landed) held.set(cell, value);
    respins.push(landed);
    if (landed.length > 0) left = rules.respins + 1;
  }
  const full = held.size === CELLS;
  const coins = [...held.values()].reduce((sum, value) => sum + value, 0);
  return { first, respins, full, total: coins + (full ? rules.full : 0) };
}

/** The feature's exact share of the stakes: chances of each number of coins, then of each course of the respins. */
export function holdReturn(rules: HoldRules, reels: readonly string[]): number {
  const mean = rules.values.reduce((sum, value) => sum + value, 0) / rules.values.length;
  let starts = [1];
  for (const reel of reels) {
    const seen = Array.from(
      reel,
      (_, stop) => [0, 1, 2].filter((row) => reel[(stop + row) % reel.length] === 'C').length,
    );
    const next = Array<number>(starts.length + ROWS).fill(0);
    for (const [before, share] of starts.entries())
      for (const count of seen) next[before + count]! += share / seen.length;
    starts = next;
  }
  const hit = 1 / rules.oneIn;
  const known = new Map<string, readonly [coins: number, full: number]>();
  const end = (held: number, left: number): readonly [number, number] => {
    if (held === CELLS) return [CELLS, 1];
    if (left === 0) return [held, 0];
    const key = `${held} ${left}`;
    const before = known.get(key);
    if (before) return before;
    let coins = 0;
    let full = 0;
    const empty = CELLS - held;
    let share = (1 - hit) ** empty;
    for (let more = 0; more <= empty; more++) {
      const [then, all] = end(held + more, more === 0 ? left - 1 : rules.respins);
      coins += share * then;
      full += share * all;
      share *= ((empty - more) / (more + 1)) * (hit / (1 - hit));
    }
    known.set(key, [coins, full]);
    return [coins, full];
  };
  return starts.reduce((sum, share, held) => {
    if (held < rules.trigger) return sum;
    const [coins, full] = end(held, rules.respins);
    return sum + share * (coins * mean + full * rules.full);
  }, 0);
}
