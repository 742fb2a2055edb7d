import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { IDEMPOTENCY_HEADER, sessionCookie } from '@atrium/contracts/live';
import { SEAMLESS_CALLS, SEAMLESS_HEADERS, type SeamlessCall } from '@atrium/contracts/seamless';
import type { Player, Vendor } from './people.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** An HTTP client of a gateway with keep-alive connections. */
export interface Caller {
  vendor(vendor: Vendor, call: SeamlessCall, body: object): Promise<Reply>;
  member(player: Player, method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Reply>;
  /** A payment provider's webhook, signed with the shared secret. */
  signed(secret: string, path: string, body: object): Promise<Reply>;
  close(): void;
}

/** Longer than a gateway waits for its database. */
const REPLY_TIMEOUT_MS = 15_000;

export function httpCaller(port: number, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const send = (method: string, path: string, headers: Record<string, string>, payload: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          agent,
          host: 'localhost',
          port,
          method,
          path,
          headers: { ...headers, 'content-length': String(Buffer.byteLength(payload)) },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => {
            text += piece;
          });
          answer.on('end', () => {
            try {
              resolve({ status: answer.statusCode!, body: JSON.parse(text || '{}') as Reply['body'] });
            } catch (error) {
              reject(error);
            }
          });
          answer.on('error', reject);
        },
      );
      asked.setTimeout(REPLY_TIMEOUT_MS, () => asked.destroy(new Error('no answer')));
      asked.on('error', reject);
      asked.end(payload);
    });
  const json = { 'content-type': 'application/json' };

  return {
    async vendor({ code, secret }, call, body) {
      const payload = JSON.stringify(body);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomUUID();
      const headers = {
        ...json,
        [SEAMLESS_HEADERS.vendorId]: code,
        [SEAMLESS_HEADERS.timestamp]: timestamp,
        [SEAMLESS_HEADERS.nonce]: nonce,
        [SEAMLESS_HEADERS.signature]: createHmac('sha256', secret)
          .update(`${timestamp}.${nonce}.${payload}`)
          .digest('hex'),
      };
      return await send('POST', SEAMLESS_CALLS[call].path, headers, payload);
    },
    async member({ secret }, method, path, body, key) {
      const cookie = `${sessionCookie(port)}=${secret}`;
      const headers = { cookie, ...(body ? json : {}), ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}) };
      return await send(method, path, headers, body ? JSON.stringify(body) : '');
    },
    async signed(secret, path, body) {
      const payload = JSON.stringify(body);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomUUID();
      const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${payload}`).digest('hex');
      return await send(
        'POST',
        path,
        { ...json, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
        payload,
      );
    },
    close: () => agent.destroy(),
  };
}
