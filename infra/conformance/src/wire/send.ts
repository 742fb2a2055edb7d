import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export interface Sent {
  method: string;
  /** Path with query, as sent. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each `Set-Cookie` header, unparsed. */
  cookies: string[];
  text: string;
  /** Undefined if the text is not JSON. */
  json: unknown;
  milliseconds: number;
}

export type Send = (sent: Sent) => Promise<Received>;

/**
 * Sends requests to one server exactly as given, including those that no browser would send; rejects after `timeoutMs`.
 */
export function senderTo(url: string, timeoutMs = 10_000): Send & { close(): void } {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'https:';
  const agent = secure
    ? new SecureAgent({ keepAlive: true, maxSockets: 16 })
    : new Agent({ keepAlive: true, maxSockets: 16 });
  const send: Send = ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = (secure ? secureRequest : request)(
        {
          hostname,
          port,
          path,
          method,
          agent,
          headers: { ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }), ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => {
            clearTimeout(timer);
            const text = Buffer.concat(parts).toString('utf8');
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              cookies: response.headers['set-cookie'] ?? [],
              text,
              json: parsed(text),
              milliseconds: performance.now() - started,
            });
          });
        },
      );
      const timer = setTimeout(() => sent.destroy(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
      sent.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      sent.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
