import * as v from 'valibot';
import type { Chance } from '../../chance/chance.ts';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';

/** A game that deals once for everybody at the table. */
export interface LiveGame {
  readonly name:
    | 'roulette'
    | 'sic-bo'
    | 'dragon-tiger'
    | 'baccarat'
    | 'se-die'
    | 'fan-tan'
    | 'fish-prawn-crab'
    | 'niu-niu'
    | 'pai-gow'
    | 'mahjong-tiles'
    | 'golden-flower';
  readonly action: 'deal' | 'play';
  /** Published share that comes back, lowest and highest over the fields; the least is rounded down to 0.01 %. */
  readonly publishedReturn: readonly [lowest: number, highest: number];
  /** The fields to bet on, with what a hit pays to one. */
  readonly fields: Readonly<Record<string, number>>;
  /** Minor units on offer, where not every one divides by what the fields pay. */
  readonly stakes?: readonly number[];
  draw(chance: Chance): Json;
  /** An outcome in one word for a road of results: who won, or the number or sum that fell. */
  result(outcome: Json): string;
  /** What a field returns of a stake, in hundredths of it: a whole number of minor units for every outcome and stake on offer. */
  hundredths(field: string, outcome: Json): number;
}

/** A round that all players of a table share; its outcome is sealed until it is over. */
export interface SharedRound {
  readonly number: number;
  readonly outcome: Json;
  readonly endsInMs: number;
}

/** What lies on each field, in minor units. */
export type Bets = Readonly<Record<string, number>>;

const MOST_FIELDS = 10;

/** Bets of the player's own amounts, or one stake on each of a list of fields. */
export function liveTable(game: LiveGame): Mechanic {
  const names = Object.keys(game.fields);
  const fields = v.pipe(
    v.array(v.picklist(names)),
    v.minLength(1),
    v.maxLength(MOST_FIELDS),
    v.check((list) => new Set(list).size === list.length, 'each field once'),
  );
  const bets = v.pipe(
    v.record(v.picklist(names), v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.check((on) => Object.keys(on).length > 0 && Object.keys(on).length <= MOST_FIELDS, 'one field or more'),
  );
  return {
    kind: 'live',
    action: game.action,
    minimumRoundMs: 5_000,
    atomic: false,
    stakes: game.stakes ?? STAKES,
    publishedReturn: game.publishedReturn,
    choice: v.union([v.strictObject({ bets }), v.strictObject({ fields })]),
    facts: { game: game.name, fields: game.fields, mostFields: MOST_FIELDS },
    table: game,
    parts: (choice) => (choice as { fields: string[] }).fields.length,
    amounts: (choice) => ('bets' in (choice as object) ? Object.values((choice as { bets: Bets }).bets) : undefined),
    firstState: () => null,
    offer: (_, chance) => ({ number: 0, outcome: game.draw(chance), endsInMs: 0 }),
    visible: () => null,
    play({ stake, choice, state }) {
      const { number, outcome, endsInMs } = state as unknown as SharedRound;
      const placed = betsOf(choice, stake);
      const payout = Object.entries(placed).reduce(
        (sum, [field, amount]) => sum + (amount * game.hundredths(field, outcome)) / 100,
        0,
      );
      return {
        shown: { number, fields: Object.keys(placed), bets: placed, endsInMs, outcome },
        payout,
        nextState: null,
        settlesAfterMs: endsInMs,
      };
    },
    reveal(shown, elapsedMs) {
      const { outcome, ...open } = shown as unknown as { endsInMs: number; outcome: Json };
      return elapsedMs < open.endsInMs ? { ...open, outcome: null } : shown;
    },
  };
}

/** The bets of a choice, or of a stored round: a stake that names fields alone is spread over them evenly. */
export function betsOf(choice: Json, stake: number): Bets {
  const { bets, fields } = choice as { bets?: Bets; fields?: string[] };
  return bets ?? Object.fromEntries(fields!.map((field) => [field, stake / fields!.length]));
}
