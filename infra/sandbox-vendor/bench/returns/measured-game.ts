import type { Chance } from '../../src/chance/chance.ts';

/** A game as its return is measured: one round is drawn for all the bets that can be made on it. */
export interface MeasuredGame {
  /** For each bet the share that has to come back: exactly, or the lowest and the highest where prices are rounded down. */
  readonly bets: Readonly<Record<string, readonly [lowest: number, highest: number]>>;
  /** Of a game of many moves: the share of the run's rounds that it is measured over. */
  readonly share?: number;
  /** Plays one round by the server's own rules and returns what each bet on it paid, in stakes. */
  round(chance: Chance, report: (bet: string, share: number) => void): void;
}
