import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ErrorAnswer } from '@atrium/contracts/error-codes';
import {
  BACKGROUND_HEADER,
  ENCRYPTION_HEADER,
  GATEWAY_VERSION,
  GATEWAY_VERSION_HEADER,
  IDEMPOTENCY_HEADER,
} from '@atrium/contracts/live';
import { encryptionKey } from '@atrium/contracts/session';
import { ApiError } from './api-error.ts';
import { encryptPayload } from './encrypt-payload.ts';
import { newTraceparent } from './traceparent.ts';
import { requestUrl } from './request-url.ts';
import type { Transport, TransportAnswer } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Identifies a request that moves money. A retry of the same intent keeps it; a new intent gets a new one. Default: a random UUID. */
  idempotencyKey?: string;
}

export interface Answer<Value> {
  value: Value;
  headers: Record<string, string>;
}

export interface Api {
  /** Calls an endpoint. Resolves to the answer's value; rejects with `ApiError`. */
  call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<ReplyOf<E>>;
  /** The same, with the answer's headers (names in lower case). */
  answer<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<Answer<ReplyOf<E>>>;
}

/** The input is optional where the endpoint has none, or only optional fields. */
export type CallArguments<E> =
  unknown extends InputOf<E>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

export interface ApiParts {
  /** Service root that every path is relative to (7-001); empty for the page's own origin. */
  root: string;
  transport: Transport;
  /** The session's marker, or null. A call marked T is not sent without one (7-002). */
  session: () => string | null;
  /** Language of texts in answers, as the specification's code (EN, CN, …). */
  language: () => string;
  /** Sequence of the registry snapshot in use, for the gateway's logs. */
  snapshot?: () => number | undefined;
  /** Whether calls made now are caused by an event and not by the member, so that they do not prolong the session (AC-08). */
  isBackground?: () => boolean;
  /** Whether calls begin a trace. Only calls to the page's own origin do. */
  traced?: boolean;
  /** Called when the gateway refuses a call because the session is over (8-14). */
  onSessionOver?: (error: ApiError) => void;
}

const codeOf = ({ body }: TransportAnswer): unknown => (body as { code?: unknown } | null)?.code;
const SESSION_OVER = new Set(['NOT_LOGGED_IN', 'SESSION_REPLACED']);

/** The typed client of the gateway, for shell and remotes alike. */
export function createApi(parts: ApiParts): Api {
  let publicKey: Promise<string> | undefined;

  async function send(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    options: CallOptions,
  ): Promise<TransportAnswer> {
    if (endpoint.access !== 'none' && !parts.session()) throw new ApiError('NOT_LOGGED_IN', { status: 401 });
    const headers: Record<string, string> = { Accept: 'application/json', Language: parts.language() };
    const sequence = parts.snapshot?.();
    if (sequence !== undefined) headers['X-Snapshot'] = String(sequence);
    if (parts.traced && parts.root === '') headers.traceparent = newTraceparent();
    if (parts.isBackground?.()) headers[BACKGROUND_HEADER] = '1';
    if (endpoint.movesMoney) headers[IDEMPOTENCY_HEADER] = options.idempotencyKey ?? crypto.randomUUID();
    let body: string | undefined;
    if (endpoint.encrypted) {
      publicKey ??= call(encryptionKey).then((key) => key.publicKey);
      publicKey.catch(() => (publicKey = undefined));
      const payload = await encryptPayload(input.body, await publicKey);
      headers[ENCRYPTION_HEADER] = payload.header;
      headers[GATEWAY_VERSION_HEADER] = GATEWAY_VERSION;
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(payload.envelope);
    } else if (endpoint.form) {
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      body = new URLSearchParams(input.body as Record<string, string>).toString();
    } else if (input.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(input.body);
    }
    return parts.transport({
      method: endpoint.method,
      url: requestUrl(parts.root, endpoint.path, input),
      headers,
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  }

  async function answer<E extends Endpoint>(
    endpoint: E,
    ...[input = {}, options = {}]: CallArguments<E>
  ): Promise<Answer<ReplyOf<E>>> {
    const sentBy = parts.session();
    let reply = await send(endpoint, input as Record<string, unknown>, options);
    if (endpoint.encrypted && codeOf(reply) === 'ENCRYPTION_INVALID') {
      // The key was rotated while the page was open: the gateway has read nothing of what was sent.
      publicKey = undefined;
      reply = await send(endpoint, input as Record<string, unknown>, options);
    }
    const body = reply.body as { success: true; value: ReplyOf<E> } | ErrorAnswer | null;
    if (reply.status < 400 && body && body.success) return { value: body.value, headers: reply.headers };
    const refused = body && !body.success && typeof body.code === 'string' ? body : undefined;
    const error = new ApiError(refused?.code ?? 'UNKNOWN', {
      status: reply.status,
      params: refused?.params,
      value: refused?.value,
      message: refused?.message ?? `${endpoint.name} returned status ${reply.status}`,
      requestId: refused?.requestId,
    });
    // A late answer to an earlier session says nothing about the current one.
    if (SESSION_OVER.has(error.code) && endpoint.access !== 'none' && parts.session() === sentBy)
      parts.onSessionOver?.(error);
    throw error;
  }

  async function call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<ReplyOf<E>> {
    return (await answer(endpoint, ...args)).value;
  }

  return { call, answer };
}
