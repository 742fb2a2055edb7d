import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import { encryptionKey } from '@atrium/contracts/session';
import { seal } from './seal.ts';
import type { Received, Send } from './send.ts';

export interface Asked {
  method?: string;
  query?: Record<string, string>;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the body unencrypted, even if the call requires encryption. */
  plain?: boolean;
  /** '' sends none. */
  idempotencyKey?: string;
}

export interface Answered extends Received {
  /** The code of a refusal. */
  code: string | undefined;
  /** The value of a success. */
  value: unknown;
}

/** A client like a browser: stores cookies, encrypts where required, and sends idempotency keys with money commands. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #send: Send;
  #publicKey: string | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The value of the `Cookie` header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(endpoint: Endpoint, asked: Asked = {}): Promise<Answered> {
    const { method = endpoint.method, query = {}, params = {}, body, headers = {}, plain = false } = asked;
    const sealed =
      body !== undefined && endpoint.encrypted && !plain ? seal(await this.#key(), JSON.stringify(body)) : undefined;
    const key = asked.idempotencyKey ?? (endpoint.movesMoney ? randomBytes(12).toString('hex') : '');
    const search = new URLSearchParams(query).toString();
    const received = await this.#send({
      method,
      path:
        endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
        (search && `?${search}`),
      headers: {
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...sealed?.headers,
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : endpoint.form
            ? new URLSearchParams(body as Record<string, string>).toString()
            : JSON.stringify(sealed?.body ?? body),
    });
    for (const cookie of received.cookies) this.#keep(cookie);
    const answer = (received.json ?? {}) as { success?: boolean; code?: string; value?: unknown };
    return {
      ...received,
      code: answer.success === true ? undefined : answer.code,
      value: answer.success === true ? answer.value : undefined,
    };
  }

  /** The headers of the free play payload: a reversed random key under the server's public key. Source: 3-78, 3-79. */
  async handshake(): Promise<Record<string, string>> {
    return seal(await this.#key(), '{}').headers;
  }

  async #key(): Promise<string> {
    this.#publicKey ??= ((await this.call(encryptionKey)).value as { publicKey: string } | undefined)?.publicKey;
    if (!this.#publicKey) throw new Error(`GET ${encryptionKey.path} answers no public key.`);
    return this.#publicKey;
  }

  #keep(text: string): void {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (value === '' || /max-age=0\b/i.test(text)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
