import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TELEMETRY_PATH, type TabEvent, type TabReport } from '@atrium/contracts/telemetry';

/** What becomes of an answer; `rewrite` changes the text of a page. */
export type Treatment = { status: number } | 'hang' | 'truncate' | 'tamper' | 'cut' | { rewrite(text: string): string };
/** Which requests it befalls; undefined: as if there were no proxy. */
export type Rule = (address: URL) => Treatment | undefined;

export interface FaultProxy {
  address: string;
  rule: Rule;
  /** What the tabs behind it have told operators. */
  told: TabEvent[];
  /** Paths of all requests. */
  asked: string[];
  close(): Promise<void>;
}

/** A real server between a browser and the portal, for a browser context's `proxy`: it fails as networks do. */
export async function openFaultProxy(): Promise<FaultProxy> {
  // A page that closes in the middle of a request is no fault of the story's.
  const server = createServer((asked, answer) => void pass(proxy, asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rule: () => undefined,
    told: [],
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

async function pass(proxy: FaultProxy, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const address = new URL(asked.url!);
  proxy.asked.push(address.pathname);
  const treatment = proxy.rule(address);
  if (treatment === 'hang') return;
  if (treatment === 'cut') return void asked.socket.destroy();
  if (typeof treatment === 'object' && 'status' in treatment) {
    answer
      .writeHead(treatment.status, {
        'content-type': 'text/plain',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
      .end('fault');
    return;
  }
  const headers = { ...asked.headers, ...(treatment && { 'accept-encoding': 'identity' }) };
  const onward = request(address, { method: asked.method, headers, agent: false }, (reply) => {
    reply.on('error', () => answer.destroy());
    if (!treatment) {
      answer.writeHead(reply.statusCode!, reply.headers);
      // The head of a stream goes out before its first event.
      answer.flushHeaders();
      reply.pipe(answer);
      return;
    }
    void bytesOf(reply)
      .then((bytes) => treat(treatment, bytes, reply, answer))
      .catch(() => answer.destroy());
  });
  onward.on('error', () => answer.destroy());
  asked.on('error', () => onward.destroy());
  answer.on('close', () => onward.destroy());
  if (address.pathname !== TELEMETRY_PATH) return void asked.pipe(onward);
  const body = await bytesOf(asked);
  proxy.told.push(...(JSON.parse(body.toString('utf8')) as TabReport).events);
  onward.end(body);
}

function treat(
  treatment: 'truncate' | 'tamper' | { rewrite(text: string): string },
  bytes: Buffer,
  reply: IncomingMessage,
  answer: ServerResponse,
): void {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = reply.headers;
  if (treatment === 'truncate') {
    answer.writeHead(reply.statusCode!, { ...headers, 'content-length': bytes.length });
    answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy());
    return;
  }
  const other =
    treatment === 'tamper'
      ? Buffer.concat([bytes, Buffer.from('\n;void "tampered";')])
      : Buffer.from(treatment.rewrite(bytes.toString('utf8')));
  answer.writeHead(reply.statusCode!, { ...headers, 'content-length': other.length }).end(other);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
