import { randomBytes } from 'node:crypto';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ErrorAnswer } from '@atrium/contracts/error-codes';
import { IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import type { App } from '../../app.ts';
import type { Parts } from '../parts.ts';
import { seal } from './seal.ts';

export interface Answer<Value> {
  status: number;
  /** Of a successful reply. */
  value: Value;
  /** Of a refusal. */
  error: ErrorAnswer | undefined;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A visitor with a browser: cookies are kept from call to call. */
export interface Visitor {
  cookies: Record<string, string>;
  headers: Record<string, string>;
  call<E extends Endpoint>(endpoint: E, ...input: CallInput<E>): Promise<Answer<ReplyOf<E>>>;
}
type CallInput<E> = unknown extends InputOf<E> ? [input?: Extra] : [input: InputOf<E> & Extra];
interface Extra {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  method?: string;
  /** The address of the connection. */
  ip?: string;
}

/** A visitor without cookies, whose calls reach `server` without a network. */
export function createVisitor(server: App['server'], parts: Parts): Visitor {
  const self: Visitor = {
    cookies: {},
    headers: {},
    async call(endpoint, ...[input = {}]) {
      const {
        body,
        query = {},
        params = {},
        headers = {},
        idempotencyKey,
        method,
        ip,
      } = input as { body?: unknown; query?: Record<string, unknown>; params?: Record<string, string> } & Extra;
      const sealed = endpoint.encrypted ? await seal(parts, body) : { headers: {}, body };
      const reply = await server.inject({
        method: (method ?? endpoint.method) as 'GET',
        url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
        query: Object.fromEntries(
          Object.entries(query)
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, String(value)]),
        ),
        ...(ip !== undefined && { remoteAddress: ip }),
        cookies: self.cookies,
        headers: {
          ...(endpoint.movesMoney ? { [IDEMPOTENCY_HEADER]: idempotencyKey ?? randomBytes(12).toString('hex') } : {}),
          ...(endpoint.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...sealed.headers,
          ...self.headers,
          ...headers,
        },
        ...(sealed.body === undefined
          ? {}
          : {
              payload: endpoint.form
                ? new URLSearchParams(sealed.body as Record<string, string>).toString()
                : (sealed.body as object),
            }),
      });
      for (const cookie of reply.cookies) {
        if (cookie.value === '') delete self.cookies[cookie.name];
        else self.cookies[cookie.name] = cookie.value;
      }
      const answer = reply.json() as { success: boolean; value?: unknown } & ErrorAnswer;
      return {
        status: reply.statusCode,
        value: answer.value as never,
        error: answer.success ? undefined : answer,
        headers: reply.headers,
      };
    },
  };
  return self;
}
