import { ApiError } from '@atrium/api/api-error';
import type { Api, CallOptions } from '@atrium/api/create-api';
import type { Endpoint } from '@atrium/contracts/endpoint';

/**
 * An api whose money calls survive a rest of the session: REAUTHENTICATE is asked about once, and the same request, with
 * its idempotency key, is sent again. Who declines gets the refusal. Source: AC-08.
 */
export function withReauthentication(api: Api, ask: () => Promise<boolean>): Api {
  type Run = (endpoint: Endpoint, input: never, options?: CallOptions) => Promise<unknown>;
  const again =
    (run: Run) =>
    async (endpoint: Endpoint, input: unknown, options: CallOptions = {}) => {
      const named = endpoint.movesMoney
        ? { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }
        : options;
      try {
        return await run(endpoint, input as never, named);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'REAUTHENTICATE' || !(await ask())) throw error;
        return await run(endpoint, input as never, named);
      }
    };
  return { call: again(api.call as Run) as Api['call'], answer: again(api.answer as Run) as Api['answer'] };
}
