import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isResponding } from '@atrium/database/is-responding';

/** A minimal balancer: round robin over the targets that are ready, and on to the next when a connection is refused. */
export interface Balancer {
  url: string;
  /** The targets that are currently ready. */
  ready(): number[];
  close(): Promise<void>;
}

const PROBE_EVERY_MS = 50;

/**
 * `targets` are ports of 127.0.0.1. A request that was sent to a target is never repeated at another; only clients
 * repeat.
 */
export async function startBalancer(targets: readonly number[]): Promise<Balancer> {
  const well = new Set<number>();
  let turn = 0;
  let closed = false;

  async function look(): Promise<void> {
    await Promise.all(
      targets.map(async (port) => {
        if (await isResponding(`http://127.0.0.1:${port}/readyz`)) well.add(port);
        else well.delete(port);
      }),
    );
    if (!closed) setTimeout(() => void look(), PROBE_EVERY_MS).unref();
  }
  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: number[]): void {
    const [port, ...others] = left;
    if (port === undefined) return void outgoing.writeHead(502).end();
    let connected = false;
    const onward = request({
      host: '127.0.0.1',
      port,
      path: incoming.url,
      method: incoming.method,
      agent: false,
      headers: { ...incoming.headers, connection: 'close', 'x-forwarded-for': '203.0.113.20' },
    });
    onward.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
      answer.on('aborted', () => outgoing.destroy());
    });
    onward.on('error', () => {
      if (!connected) forward(incoming, outgoing, body, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => onward.destroy());
    onward.end(body);
  }
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const all = targets.filter((port) => well.has(port));
      turn += 1;
      forward(incoming, outgoing, Buffer.concat(chunks), [
        ...all.slice(turn % all.length),
        ...all.slice(0, turn % all.length),
      ]);
    });
  });
  await look();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...well],
    close: async () => {
      closed = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
