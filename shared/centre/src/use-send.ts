import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ApiError } from '@atrium/host';
import type { MoneyCommand } from '@atrium/host/money-command';
import { useStore } from 'jotai';

/** How a command ended: one of the two, or neither while an earlier send of it is under way. */
export interface Outcome<Reply> {
  reply?: Reply;
  failure?: ApiError;
}

/** Sends a money command for a form, which shows a failure itself. */
export function useSend<E extends Endpoint>({
  sendAtom,
  errorAtom,
}: MoneyCommand<E>): (input: InputOf<E>) => Promise<Outcome<ReplyOf<E>>> {
  const store = useStore();
  return async (input) => {
    const reply = await store.set(sendAtom, input);
    if (reply !== null) return { reply };
    const failure = store.get(errorAtom);
    return failure ? { failure } : {};
  };
}
