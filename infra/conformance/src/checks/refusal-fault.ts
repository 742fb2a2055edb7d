import type { Endpoint } from '@atrium/contracts/endpoint';
import { COMMON_ERRORS, ERROR_CODES, type ErrorCode } from '@atrium/contracts/error-codes';
import type { Answered } from '../wire/visitor.ts';

/** Stack frames and messages of a database, which callers must not see. */
export const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\.[tj]s:\d+|syntax error at or near|invalid input syntax|violates .+ constraint/;

/** The fault in a refusal, if there is one; with an endpoint, a code that the call does not list is a fault, too. */
export function refusalFault({ status, json, text }: Answered, endpoint?: Endpoint): string | undefined {
  const answer = json as { success?: unknown; code?: ErrorCode; message?: unknown } | undefined;
  if (!answer?.code || !(answer.code in ERROR_CODES)) return `status ${status} without a code of the catalogue`;
  if (answer.success !== false) return `${answer.code} without success: false`;
  if (typeof answer.message !== 'string' || answer.message === answer.code) return `${answer.code} without a message`;
  if (ERROR_CODES[answer.code] !== status)
    return `${answer.code} with status ${status} instead of ${ERROR_CODES[answer.code]}`;
  if (INSIDE.test(text)) return `${answer.code} shows an inner detail`;
  if (answer.code === 'UNKNOWN') return 'UNKNOWN, an error of the server';
  if (endpoint && ![...COMMON_ERRORS, ...endpoint.errors].includes(answer.code))
    return `${answer.code}, which its contract does not list`;
  return undefined;
}
