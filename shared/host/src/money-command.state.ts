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

/** How one attempt ended. `isUnknown`: the answer was lost or the gateway failed, so that the money may have moved. */
export type MoneyOutcome<E extends Endpoint> =
  | { readonly reply: ReplyOf<E> }
  | { readonly failure: ApiError; readonly isUnknown: boolean };

/** Sends an attempt of the intent with this name. Never rejects. */
export type SendIntent<E extends Endpoint> = WritableAtom<
  null,
  [intent: string, input: InputOf<E>],
  Promise<MoneyOutcome<E>>
>;

/**
 * A call that moves money, for several intents at once: each has ONE idempotency key, kept while the outcome of an attempt is
 * unknown, so that a repeat pays once; an answer or a refusal ends it.
 */
export function createMoneyIntents<E extends Endpoint>(endpoint: E): SendIntent<E> {
  const keysAtom = atom<ReadonlyMap<string, string>>(new Map());
  return atom(null, async (get, set, intent: string, input: InputOf<E>): Promise<MoneyOutcome<E>> => {
    const key = get(keysAtom).get(intent) ?? crypto.randomUUID();
    set(keysAtom, (keys) => new Map(keys).set(intent, key));
    const end = () => set(keysAtom, (keys) => new Map([...keys].filter(([other]) => other !== intent)));
    try {
      const send = host().api.call as (
        endpoint: E,
        input: InputOf<E>,
        options: { idempotencyKey: string },
      ) => Promise<ReplyOf<E>>;
      const reply = await send(endpoint, input, { idempotencyKey: key });
      end();
      return { reply };
    } catch (error) {
      const failure = failureOf(error);
      const isUnknown = !isRefusal(failure);
      if (!isUnknown) end();
      return { failure, isUnknown };
    }
  });
}

/**
 * A money command of one intent at a time. `intent` returns what distinguishes one intent from another. Default: the whole input.
 */
export function createMoneyCommand<E extends Endpoint>(
  endpoint: E,
  intent: (input: InputOf<E>) => unknown = (input) => input,
): MoneyCommand<E> {
  const sendIntent = createMoneyIntents(endpoint);
  const runningAtom = atom(false);
  const errorAtom = atom<ApiError | null>(null);
  errorAtom.onMount = (set) => () => set(null);

  const sendAtom = atom(null, async (get, set, input: InputOf<E>): Promise<ReplyOf<E> | null> => {
    if (get(runningAtom)) return null;
    set(runningAtom, true);
    set(errorAtom, null);
    const outcome = await set(sendIntent, JSON.stringify(intent(input)), input);
    set(runningAtom, false);
    if ('reply' in outcome) return outcome.reply;
    set(errorAtom, outcome.failure);
    return null;
  });
  return { runningAtom, errorAtom, sendAtom };
}

/** Whether a failed call certainly changed nothing: not after a lost answer or a fault of the gateway. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500;
