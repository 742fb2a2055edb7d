import { identity, type IdentitySubmission, submitIdentity } from '@atrium/contracts/identity-checks';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';

export const identityResource = createResource(identity, { staleOn: ['settings.changed'] });

/** Sends the documents of a level. Resolves to the refusal, or to nothing. */
export async function send(body: IdentitySubmission): Promise<ApiError | undefined> {
  try {
    await host().api.call(submitIdentity, { body });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
