import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';

/** A command that moves money, as a screen uses it. */
export interface MoneyCommand<E extends Endpoint> {
  /** Whether the command is running; a further press does nothing meanwhile. */
  readonly runningAtom: PrimitiveAtom<boolean>;
  /** The last failure; cleared when the screen that reads it closes. */
  readonly errorAtom: PrimitiveAtom<ApiError | null>;
  /** Resolves to the answer, or to null when the call failed or another one is running. Never rejects. */
  readonly sendAtom: WritableAtom<null, [input: InputOf<E>], Promise<ReplyOf<E> | null>>;
}

/**
 * A money command with ONE idempotency key per intent. The key is kept while the outcome of the first attempt is unknown (a
 * lost answer, a fault of the gateway), so that a repeated press pays once; an answer or a refusal ends it. `intent`
 * returns what distinguishes one intent from another. Default: the whole input.
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

/** Whether a failed call certainly changed nothing: not after a lost answer or a fault of the gateway. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500;
