import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';

/** A command that moves money, as a screen gives it. */
export interface MoneyCommand<E extends Endpoint> {
  /** Whether it is under way; a further press meanwhile does nothing. */
  readonly runningAtom: PrimitiveAtom<boolean>;
  /** The last failure; gone when the screen that reads it is opened again. */
  readonly errorAtom: PrimitiveAtom<ApiError | null>;
  /** Resolves to the answer, or to null when it failed or one is under way. */
  readonly sendAtom: WritableAtom<null, [input: InputOf<E>], Promise<ReplyOf<E> | null>>;
}

/**
 * A money command with ONE idempotency key for one intent: it is kept while nobody knows what became of the first try (a
 * lost answer, a fault of the gateway), so that a repeated press pays once, and given up with an answer or a refusal.
 * `intent` names what tells one intent from the next: the whole input when left out.
 */
export function createMoneyCommand<E extends Endpoint>(
  endpoint: E,
  intent: (input: InputOf<E>) => unknown = (input) => input,
): MoneyCommand<E> {
  const runningAtom = atom(false);
  const errorAtom = atom<ApiError | null>(null);
  errorAtom.onMount = (set) => () => set(null);
  const pendingAtom = atom<{ key: string; of: string } | null>(null);

  const sendAtom = atom(null, async (get, set, input: InputOf<E>): Promise<ReplyOf<E> | null> => {
    if (get(runningAtom)) return null;
    const of = JSON.stringify(intent(input));
    const known = get(pendingAtom);
    const pending = known?.of === of ? known : { key: crypto.randomUUID(), of };
    set(pendingAtom, pending);
    set(runningAtom, true);
    set(errorAtom, null);
    try {
      const send = host().api.call as (
        endpoint: E,
        input: InputOf<E>,
        options: { idempotencyKey: string },
      ) => Promise<ReplyOf<E>>;
      const reply = await send(endpoint, input, { idempotencyKey: pending.key });
      set(pendingAtom, null);
      return reply;
    } catch (error) {
      const failure = failureOf(error);
      if (isRefusal(failure)) set(pendingAtom, null);
      set(errorAtom, failure);
      return null;
    } finally {
      set(runningAtom, false);
    }
  });
  return { runningAtom, errorAtom, sendAtom };
}

/** Whether a failed call is known to have changed nothing. Not so where the answer was lost or the gateway broke while it worked. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500;
