import { ApiError } from '@atrium/api/api-error';
import type { Api, CallArguments, CallOptions } from '@atrium/api/create-api';
import type { Endpoint } from '@atrium/contracts/endpoint';
import type { ErrorCode } from '@atrium/contracts/error-codes';

/** What the member is asked after a refusal; resolves to whether the request may be sent again. */
export type Question = readonly [after: ErrorCode, ask: (error: ApiError) => Promise<boolean>];

/**
 * An api whose calls survive an idle session (REAUTHENTICATE, AC-08), a missing date of birth (BIRTH_DATE_REQUIRED, 14-03),
 * terms to accept (TERMS_CHANGED, AC-03) and a missing proof (PROOF_REQUIRED, AC-07): the member is asked once, and the same
 * request is sent again, with the same idempotency key. A member that declines gets the refusal.
 */
export function withQuestions(api: Api, questions: readonly Question[]): Api {
  async function sendAgain<Reply>(
    endpoint: Endpoint,
    options: CallOptions | undefined,
    send: (options?: CallOptions) => Promise<Reply>,
  ): Promise<Reply> {
    const named = endpoint.movesMoney
      ? { ...options, idempotencyKey: options?.idempotencyKey ?? crypto.randomUUID() }
      : options;
    const left = new Map(questions);
    for (;;) {
      try {
        return await send(named);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const ask = left.get(error.code as ErrorCode);
        left.delete(error.code as ErrorCode);
        if (!ask || !(await ask(error))) throw error;
      }
    }
  }
  return {
    call: (endpoint, ...args) =>
      sendAgain(endpoint, args[1], (options) => api.call(endpoint, ...withOptions(args, options))),
    answer: (endpoint, ...args) =>
      sendAgain(endpoint, args[1], (options) => api.answer(endpoint, ...withOptions(args, options))),
  };
}

const withOptions = <E>(args: CallArguments<E>, options?: CallOptions) => [args[0], options] as CallArguments<E>;
