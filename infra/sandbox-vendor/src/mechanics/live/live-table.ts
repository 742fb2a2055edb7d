import * as v from 'valibot';
import type { Chance } from '../../chance/chance.ts';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';

/** A game that deals once for everybody at the table. */
export interface LiveGame {
  readonly name: 'roulette' | 'sic-bo' | 'dragon-tiger' | 'baccarat';
  readonly action: 'deal' | 'play';
  /** Published share that comes back, lowest and highest over the fields; the least is rounded down to 0.01 %. */
  readonly publishedReturn: readonly [lowest: number, highest: number];
  /** The fields to bet on, with what a hit pays to one. */
  readonly fields: Readonly<Record<string, number>>;
  draw(chance: Chance): Json;
  /** An outcome in one word for a road of results: who won, or the number or sum that fell. */
  result(outcome: Json): string;
  /** What a field brings back of one stake, in twentieths of it: a whole number for every outcome. */
  twentieths(field: string, outcome: Json): number;
}

/** A round that all players of a table share; its outcome is sealed until it is over. */
export interface SharedRound {
  readonly number: number;
  readonly outcome: Json;
  readonly endsInMs: number;
}

const MOST_FIELDS = 10;

/** The stake goes on each chosen field. */
export function liveTable(game: LiveGame): Mechanic {
  const names = Object.keys(game.fields);
  return {
    kind: 'live',
    action: game.action,
    minimumRoundMs: 5_000,
    atomic: false,
    stakes: STAKES,
    publishedReturn: game.publishedReturn,
    choice: v.object({
      fields: v.pipe(
        v.array(v.picklist(names)),
        v.minLength(1),
        v.maxLength(MOST_FIELDS),
        v.check((fields) => new Set(fields).size === fields.length, 'each field once'),
      ),
    }),
    facts: { game: game.name, fields: game.fields, mostFields: MOST_FIELDS },
    table: game,
    parts: (choice) => (choice as { fields: string[] }).fields.length,
    firstState: () => null,
    offer: (_, chance) => ({ number: 0, outcome: game.draw(chance), endsInMs: 0 }),
    visible: () => null,
    play({ stake, choice, state }) {
      const { number, outcome, endsInMs } = state as unknown as SharedRound;
      const { fields } = choice as { fields: string[] };
      const each = stake / fields.length;
      const payout = fields.reduce((sum, field) => sum + (each * game.twentieths(field, outcome)) / 20, 0);
      return { shown: { number, fields, endsInMs, outcome }, payout, nextState: null, settlesAfterMs: endsInMs };
    },
    reveal(shown, elapsedMs) {
      const { outcome, ...open } = shown as unknown as { endsInMs: number; outcome: Json };
      return elapsedMs < open.endsInMs ? { ...open, outcome: null } : shown;
    },
  };
}
