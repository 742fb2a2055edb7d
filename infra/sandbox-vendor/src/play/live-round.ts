import { commitmentOf, fairChance, newSeed } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import type { LiveGame, SharedRound } from '../mechanics/live/live-table.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { insertLiveRound, type LiveRound, liveRounds } from '../store/live-rounds.ts';
import { type Company, companyOf } from './table-company.ts';

/* A table's rounds follow the server's clock: all players see the same round in the same phase at any moment. */
export const BETTING_MS = 15_000;
export const CLOSING_MS = 3_000;
export const RESULT_MS = 7_000;
const ROUND_MS = BETTING_MS + CLOSING_MS + RESULT_MS;
const BOARD = 24;

/** What everybody at the table sees. */
export interface LiveView {
  readonly number: number;
  readonly phase: 'betting' | 'closing' | 'result';
  readonly phaseEndsInMs: number;
  readonly phaseMs: number;
  /** SHA-256 of the round's seed, known before the first bet. */
  readonly hash: string;
  /** Null until the round is over, as the seed it was drawn from. */
  readonly outcome: Json;
  readonly seed: string | null;
  /** The latest round that is over, to be counted again from its seed. */
  readonly last: { readonly number: number; readonly hash: string; readonly seed: string; readonly outcome: Json };
  /** Outcomes of the rounds before, oldest first. */
  readonly board: readonly Json[];
  readonly company: Company;
}

/** A table: a session's, or one that somebody asks about. */
export interface Place {
  readonly vendorId: string;
  readonly launch: { readonly gameId: string };
}

export function liveView(house: House, place: Place, game: LiveGame): LiveView {
  const now = house.now();
  const number = Math.floor(now / ROUND_MS);
  const rounds = dealt(house, place, game, number);
  const current = rounds.at(-1) as LiveRound;
  const into = now - number * ROUND_MS;
  const [phase, start, length] =
    into < BETTING_MS
      ? (['betting', 0, BETTING_MS] as const)
      : into < BETTING_MS + CLOSING_MS
        ? (['closing', BETTING_MS, CLOSING_MS] as const)
        : (['result', BETTING_MS + CLOSING_MS, RESULT_MS] as const);
  const over = phase === 'result';
  const last = rounds.at(over ? -1 : -2) as LiveRound;
  return {
    number,
    phase,
    phaseEndsInMs: start + length - into,
    phaseMs: length,
    hash: commitmentOf(current.seed),
    outcome: over ? current.outcome : null,
    seed: over ? current.seed : null,
    last: { number: last.number, hash: commitmentOf(last.seed), seed: last.seed, outcome: last.outcome },
    board: rounds.slice(0, over ? undefined : -1).map(({ outcome }) => outcome),
    company: companyOf(tableName(place), game, number, now, house.audience.at(tableName(place))),
  };
}

/** The round that takes bets now, or how long until one does. */
export function bettingRound(house: House, place: Place, game: LiveGame): SharedRound | { readonly waitMs: number } {
  const { number, phase, phaseEndsInMs } = liveView(house, place, game);
  if (phase !== 'betting') return { waitMs: phaseEndsInMs + (phase === 'closing' ? RESULT_MS : 0) };
  const { outcome } = dealt(house, place, game, number).at(-1) as LiveRound;
  return { number, outcome, endsInMs: phaseEndsInMs + CLOSING_MS };
}

/** The text in place of a player's seed: nobody chooses it, so that all players of a table get one outcome. */
export function tableName({ vendorId, launch }: Place): string {
  return `${vendorId}/${launch.gameId}`;
}

/** The rounds up to this one, as many as the board shows. One that nobody looked at is drawn when it is first asked for. */
function dealt(house: House, { vendorId, launch }: Place, game: LiveGame, number: number): LiveRound[] {
  const from = number - BOARD;
  return house.store.transaction(() => {
    const known = new Set(liveRounds(house.store, vendorId, launch.gameId, from, number).map((round) => round.number));
    for (let missing = from; missing <= number; missing++) {
      if (known.has(missing)) continue;
      const seed = newSeed(house.chance);
      const outcome = game.draw(fairChance(seed, tableName({ vendorId, launch }), missing));
      insertLiveRound(house.store, vendorId, launch.gameId, { number: missing, seed, outcome });
    }
    return liveRounds(house.store, vendorId, launch.gameId, from, number);
  });
}
