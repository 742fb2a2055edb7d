import type { Endpoint } from '@atrium/contracts/endpoint';
import { ERROR_CODES, type ErrorCode } from '@atrium/contracts/error-codes';
import * as v from 'valibot';
import type { Received, Sent } from '../wire/send.ts';

/** Contents that no answer may reveal: stack frames, server files, messages of the database. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\.[tj]s:\d+|\bSELECT\b.+\bFROM\b|syntax error at or near|invalid input syntax|violates .+ constraint|relation "|column "/;

const innerDetail = (text: string): string => `an inner detail: ${INSIDE.exec(text)![0].slice(0, 120)}`;

/** The fault in an answer of an address with its own form of refusal: pages, vendors' calls. */
export function faultOfOther({ status, text, headers }: Received): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 120)}`;
  if (headers['x-injected'] !== undefined) return 'a header that the request injected';
  return status >= 400 && INSIDE.test(text) ? innerDetail(text) : undefined;
}

/** The fault in an answer to any request; undefined if there is none. */
export function faultOf(endpoint: Endpoint, sent: Sent, { status, json, text, headers }: Received): string | undefined {
  if (sent.method === 'HEAD') return status >= 500 ? `status ${status}` : undefined;
  if (status >= 200 && status < 300) return faultOfSuccess(endpoint, sent, json);
  if (INSIDE.test(text)) return innerDetail(text);
  const answer = json as { success?: unknown; code?: ErrorCode; message?: unknown } | undefined;
  const code = answer?.code;
  if (!code || !(code in ERROR_CODES) || typeof answer.message !== 'string' || answer.success !== false)
    return `status ${status} without a code: ${text.slice(0, 120)}`;
  if (ERROR_CODES[code] !== status) return `${code} with status ${status}`;
  if (code === 'UNKNOWN') return 'UNKNOWN, an error of the server';
  if (headers['x-injected'] !== undefined) return 'a header that the request injected';
  return undefined;
}

function faultOfSuccess(endpoint: Endpoint, { method }: Sent, json: unknown): string | undefined {
  if (![endpoint.method, ...(endpoint.also ?? [])].includes(method as Endpoint['method'])) return undefined;
  const answer = json as { success?: unknown; value?: unknown } | undefined;
  if (answer?.success !== true) return 'a success without { success: true }';
  const checked = v.safeParse(endpoint.reply, answer.value);
  return checked.success ? undefined : `a success that breaks the contract: ${checked.issues[0].message}`;
}
