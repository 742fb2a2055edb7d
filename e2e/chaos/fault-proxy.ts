import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TabEvent, type TabReport, TELEMETRY_PATH } from '@atrium/contracts/telemetry';

/** How the proxy treats a response; `rewrite` changes the text of a page, `page` is one in place of the response. */
export type Treatment =
  | { status: number }
  | { page: string }
  | 'hang'
  | 'truncate'
  | 'tamper'
  | 'mistype'
  | 'cut'
  | { rewrite(text: string): string };
/** Chooses the treatment of a request; undefined: it passes unchanged. */
export type Rule = (address: URL) => Treatment | undefined;

export interface FaultProxy {
  address: string;
  rule: Rule;
  /** The events that tabs behind the proxy have reported to operators. */
  reported: TabEvent[];
  close(): Promise<void>;
}

/** A server between a browser and the portal, for a browser context's `proxy`: it fails as networks do. */
export async function openFaultProxy(): Promise<FaultProxy> {
  // A page that closes in the middle of a request is not a fault of the story.
  const server = createServer((incoming, reply) => void forward(proxy, incoming, reply).catch(() => reply.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rule: () => undefined,
    reported: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

async function forward(proxy: FaultProxy, incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
  const address = new URL(incoming.url!);
  const treatment = proxy.rule(address);
  if (treatment === 'hang') return;
  if (treatment === 'cut') return void incoming.socket.destroy();
  if (typeof treatment === 'object' && 'status' in treatment) {
    reply
      .writeHead(treatment.status, {
        'content-type': 'text/plain',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
      .end('fault');
    return;
  }
  if (typeof treatment === 'object' && 'page' in treatment) {
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' })
      .end(treatment.page);
    return;
  }
  const headers = { ...incoming.headers, ...(treatment && { 'accept-encoding': 'identity' }) };
  const outgoing = request(address, { method: incoming.method, headers, agent: false }, (response) => {
    response.on('error', () => reply.destroy());
    if (!treatment) {
      reply.writeHead(response.statusCode!, response.headers);
      // A stream's head is sent before its first event.
      reply.flushHeaders();
      response.pipe(reply);
      return;
    }
    void bytesOf(response)
      .then((bytes) => treat(treatment, bytes, response, reply))
      .catch(() => reply.destroy());
  });
  outgoing.on('error', () => reply.destroy());
  incoming.on('error', () => outgoing.destroy());
  reply.on('close', () => outgoing.destroy());
  if (address.pathname !== TELEMETRY_PATH) return void incoming.pipe(outgoing);
  const body = await bytesOf(incoming);
  proxy.reported.push(...(JSON.parse(body.toString('utf8')) as TabReport).events);
  outgoing.end(body);
}

function treat(
  treatment: 'truncate' | 'tamper' | 'mistype' | { rewrite(text: string): string },
  bytes: Buffer,
  response: IncomingMessage,
  reply: ServerResponse,
): void {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = response.headers;
  if (treatment === 'truncate') {
    reply.writeHead(response.statusCode!, { ...headers, 'content-length': bytes.length });
    reply.write(bytes.subarray(0, bytes.length / 2), () => reply.destroy());
    return;
  }
  if (treatment === 'mistype') {
    reply.writeHead(response.statusCode!, { ...headers, 'content-type': 'text/plain' }).end(bytes);
    return;
  }
  const changed =
    treatment === 'tamper'
      ? Buffer.concat([bytes, Buffer.from('\n;void "tampered";')])
      : Buffer.from(treatment.rewrite(bytes.toString('utf8')));
  reply.writeHead(response.statusCode!, { ...headers, 'content-length': changed.length }).end(changed);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
