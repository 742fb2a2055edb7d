import type { Endpoint } from '@atrium/contracts/endpoint';
import { COMMON_ERRORS, ERROR_CODES, type ErrorCode } from '@atrium/contracts/error-codes';
import type { Answered } from '../wire/visitor.ts';

/** Frames of a stack and words of a database: nothing that a caller should read. */
export const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\.[tj]s:\d+|syntax error at or near|invalid input syntax|violates .+ constraint/;

/** What is wrong with the shape of a refusal; with an endpoint, also when the call does not list its code. */
export function refusalFault({ status, json, text }: Answered, endpoint?: Endpoint): string | undefined {
  const answer = json as { success?: unknown; code?: ErrorCode; message?: unknown } | undefined;
  if (!answer?.code || !(answer.code in ERROR_CODES)) return `status ${status} without a code of the catalogue`;
  if (answer.success !== false) return `${answer.code} without success: false`;
  if (typeof answer.message !== 'string') return `${answer.code} without a message`;
  if (ERROR_CODES[answer.code] !== status)
    return `${answer.code} with status ${status} instead of ${ERROR_CODES[answer.code]}`;
  if (INSIDE.test(text)) return `${answer.code} shows an inner detail`;
  if (answer.code === 'UNKNOWN') return 'UNKNOWN, a fault of the server';
  if (endpoint && ![...COMMON_ERRORS, ...endpoint.errors].includes(answer.code))
    return `${answer.code}, which its contract does not list`;
  return undefined;
}
