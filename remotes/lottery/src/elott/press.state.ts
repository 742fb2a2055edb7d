import type { InputOf } from '@atrium/contracts/endpoint';
import { cancelTicket, placeBet, type Ticket } from '@atrium/contracts/lottery-bets';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

type Body = InputOf<typeof placeBet>['body'];

/** A press that has become a bet, or is about to. `field` is play and value. */
export interface Press {
  readonly key: string;
  readonly field: string;
  readonly issue: string;
  readonly stake: string;
  readonly state: 'sending' | 'placed' | 'cancelled';
  readonly number?: string;
}

/** The presses of this page, oldest first. */
export const pressesAtom = atom<readonly Press[]>([]);
export const pressErrorAtom = atom<ApiError | null>(null);

/** Repeats of a press whose answer was lost: the key stays the same, so it is one bet. */
const REPEATS = 3;
const REPEAT_AFTER_MS = 1_000;

/** Bets on a field. Presses that follow one another quickly are bets of their own, each with its own key. */
export const pressAtom = atom(null, async (_get, set, field: string, body: Body): Promise<Ticket | null> => {
  const key = crypto.randomUUID();
  set(pressErrorAtom, null);
  set(pressesAtom, (all) => [...all, { key, field, issue: body.issue, stake: body.stake, state: 'sending' }]);
  const change = (fields: Partial<Press> | null) =>
    set(pressesAtom, (all) =>
      fields
        ? all.map((press) => (press.key === key ? { ...press, ...fields } : press))
        : all.filter((press) => press.key !== key),
    );
  for (let repeat = 0; ; repeat += 1) {
    try {
      const { tickets } = await host().api.call(placeBet, { body }, { idempotencyKey: key });
      change({ state: 'placed', number: tickets[0]!.number });
      return tickets[0]!;
    } catch (error) {
      const failure = failureOf(error);
      const isUnknown = failure.status === 0 || failure.status >= 500;
      if (isUnknown && repeat < REPEATS) {
        await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
        continue;
      }
      change(null);
      set(pressErrorAtom, failure);
      return null;
    }
  }
});

/** Takes a press back while its draw is open. */
export const undoAtom = atom(null, async (_get, set, press: Press): Promise<void> => {
  if (press.number === undefined) return;
  set(pressErrorAtom, null);
  try {
    await host().api.call(
      cancelTicket,
      { body: {}, params: { number: press.number } },
      { idempotencyKey: `undo-${press.key}` },
    );
    set(pressesAtom, (all) => all.map((one) => (one.key === press.key ? { ...one, state: 'cancelled' } : one)));
  } catch (error) {
    set(pressErrorAtom, failureOf(error));
  }
});
