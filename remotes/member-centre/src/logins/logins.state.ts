import { forgetAddress, knownAddresses, logins } from '@atrium/contracts/login-history';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { createKeysetResource } from '@atrium/host/paged-resource';

export const loginPages = createKeysetResource(logins);
export const addressesResource = createResource(knownAddresses);

/** Resolves to the refusal, or to the number of sessions that ended there. */
export async function forget(address: string): Promise<{ failure: ApiError } | { ended: number }> {
  try {
    return { ended: (await host().api.call(forgetAddress, { body: { address } })).ended };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
