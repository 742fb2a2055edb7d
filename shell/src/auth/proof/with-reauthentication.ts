import { ApiError } from '@atrium/api/api-error';
import type { Api, CallArguments, CallOptions } from '@atrium/api/create-api';
import type { Endpoint } from '@atrium/contracts/endpoint';

/**
 * An api whose calls survive an idle session: after REAUTHENTICATE the member is asked for the password once, and the
 * same request is sent again, with the same idempotency key. A member that declines gets the refusal. Source: AC-08.
 */
export function withReauthentication(api: Api, ask: () => Promise<boolean>): Api {
  async function sendTwice<Reply>(
    endpoint: Endpoint,
    options: CallOptions | undefined,
    send: (options?: CallOptions) => Promise<Reply>,
  ): Promise<Reply> {
    const named = endpoint.movesMoney
      ? { ...options, idempotencyKey: options?.idempotencyKey ?? crypto.randomUUID() }
      : options;
    try {
      return await send(named);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'REAUTHENTICATE' || !(await ask())) throw error;
      return await send(named);
    }
  }
  return {
    call: (endpoint, ...args) =>
      sendTwice(endpoint, args[1], (options) => api.call(endpoint, ...withOptions(args, options))),
    answer: (endpoint, ...args) =>
      sendTwice(endpoint, args[1], (options) => api.answer(endpoint, ...withOptions(args, options))),
  };
}

const withOptions = <E>(args: CallArguments<E>, options?: CallOptions) => [args[0], options] as CallArguments<E>;
