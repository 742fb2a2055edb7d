import * as v from 'valibot';
import { dealFrom } from '../live/deal-from.ts';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import type { HandGame, Option } from './hand-game.ts';

/** The time for a decision; then the server takes the first option, also when the page is closed. */
export const DECIDE_MS = 20_000;
/** How long a round may stay open; its end sets it to what it was. */
const UNTIL_DECIDED_MS = 86_400_000;

/** A round in the books: the game's state, the number of the open decision and when it is taken for the player. */
export interface HandRound {
  readonly step: number;
  /** From the bet on. */
  readonly decidesAfterMs: number;
  readonly state: Json;
}

export function handTable<State>(game: HandGame<State>, publishedReturn: readonly [number, number]): Mechanic {
  const own = game as unknown as HandGame;
  return {
    kind: 'hands',
    action: 'deal',
    provable: true,
    minimumRoundMs: 2_000,
    atomic: false,
    stakes: STAKES,
    publishedReturn,
    choice: game.side ? v.strictObject({ side: v.boolean() }) : v.null(),
    facts: { game: game.name, side: game.side ?? null, cards: game.cards, decideSeconds: DECIDE_MS / 1_000 },
    hands: own,
    parts: (choice) => (sideOf(choice) ? 2 : 1),
    firstState: () => null,
    offer: () => null,
    play({ stake, choice, chance }) {
      const { size, count } = game.cards;
      const side = sideOf(choice);
      const state = own.begin(dealFrom(chance, size, count), side ? stake / 2 : stake, side);
      const over = own.options(state).length === 0;
      return {
        shown: { step: 0, decidesAfterMs: DECIDE_MS, state },
        payout: over ? payoutOf(own, state) : 0,
        nextState: null,
        settlesAfterMs: over ? 0 : UNTIL_DECIDED_MS,
      };
    },
    reveal(shown, elapsedMs) {
      const { step, decidesAfterMs, state } = shown as unknown as HandRound;
      const options = own.options(state);
      return {
        step,
        waitMs: options.length > 0 ? Math.max(0, decidesAfterMs - elapsedMs) : 0,
        options: options as unknown as Json,
        // The cards that nobody has seen stay sealed while they could still be dealt.
        deck: options.length > 0 ? null : (state as { deck: Json }).deck,
        ...own.visible(state),
      };
    },
  };
}

export function payoutOf(game: HandGame, state: Json): number {
  return game.settle(state).reduce((sum, { payout }) => sum + payout, 0);
}

/** The option that is taken without the player. */
export function defaultOf(game: HandGame, state: Json): Option | undefined {
  return game.options(state)[0];
}

const sideOf = (choice: Json) => (choice as { side?: boolean } | null)?.side === true;

/** Whether a round in the books waits for a decision. */
export function isOpen(game: HandGame, { shown }: { readonly shown: Json }): boolean {
  return game.options((shown as unknown as HandRound).state).length > 0;
}
