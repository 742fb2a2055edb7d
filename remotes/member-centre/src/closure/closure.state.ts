import { type CLOSURE_REASONS, closeAccount, closure } from '@atrium/contracts/account-closure';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';

export type ClosureReason = (typeof CLOSURE_REASONS)[number];

export const closureResource = createResource(closure, { staleOn: ['balance.changed'] });

/** Closes the account; the shell asks for a proof first. Resolves to the refusal, or to null. */
export async function close(reason: ClosureReason): Promise<ApiError | null> {
  try {
    const value = await host().api.call(closeAccount, { body: { reason } });
    host().store.set(closureResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
