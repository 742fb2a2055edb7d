import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type Fault = 'hang' | 'tamper' | 'missing';

/** Serves artefacts, and one page at every other path. A fault applies to every file whose path contains its text. */
export async function artefactServer(folder: string, page: () => string) {
  const faults = new Map<string, Fault>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site');
    asked.push(pathname);
    const file = join(folder, pathname);
    if (!/\.js$/.test(pathname)) return void response.setHeader('content-type', 'text/html').end(page());
    const fault = [...faults].find(([part]) => pathname.includes(part))?.[1];
    if (fault === 'hang') return;
    if (fault === 'missing' || !existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('access-control-allow-origin', '*');
    response.end(
      fault === 'tamper' ? `${readFileSync(file, 'utf8')}\n;globalThis.tampered = true;` : readFileSync(file),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`.replace('localhost', '127.0.0.1'),
    faults,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
