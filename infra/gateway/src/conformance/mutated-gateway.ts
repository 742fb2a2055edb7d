import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { senderTo } from '@atrium/conformance/wire/send';

export interface Passing {
  method: string;
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answering {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** What a faulty server changes: in requests and in answers. */
export interface Fault {
  /** An answer in place of the gateway's. */
  instead?(asked: Passing): Answering | undefined;
  asked?(asked: Passing): Passing;
  answered?(answer: Answering, asked: Passing): Answering;
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** A proxy in front of the real gateway that has one fault. Streams are not passed on. */
export async function mutatedGateway(gateway: string, fault: Fault): Promise<{ url: string; close(): Promise<void> }> {
  const send = senderTo(gateway);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', async () => {
      const came: Passing = {
        method: request.method!,
        path: request.url!,
        headers: plain(request.headers),
        body: Buffer.concat(parts).toString('utf8'),
      };
      const asked = fault.asked?.(came) ?? came;
      try {
        const answer = fault.instead?.(asked) ?? (await forward(asked));
        const { status, headers, body } = fault.answered?.(answer, asked) ?? answer;
        response.writeHead(status, headers).end(body);
      } catch {
        response.destroy();
      }
    });
  });
  async function forward({ body, ...asked }: Passing): Promise<Answering> {
    const { status, headers, text } = await send({ ...asked, body: body === '' ? undefined : body });
    const { 'set-cookie': cookies, ...rest } = headers;
    return { status, headers: { ...plain(rest), ...(cookies ? { 'set-cookie': cookies } : {}) }, body: text };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      send.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
