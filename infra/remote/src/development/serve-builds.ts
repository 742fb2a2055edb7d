import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { OVERRIDE_FILE } from '@atrium/contracts/override';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';

const CHANGES = '/changes';

export interface ServedBuilds {
  server: Server;
  /** Address of the entry. */
  entry: string;
  /** A build is there: pages that show the remote reload. */
  changed(manifest: BuiltManifest): void;
  close(): Promise<void>;
}

/**
 * Serves the newest build of a remote to a running site. It uses 127.0.0.1, not localhost: cookies ignore ports, and this
 * server must not receive the site's.
 */
export async function serveBuilds(output: string, first: BuiltManifest, wantedPort = 0): Promise<ServedBuilds> {
  let manifest = first;
  const pages = new Set<ServerResponse>();
  const base = `/remotes/${first.name}/${first.version}/`;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://127.0.0.1');
    response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store');
    if (pathname === CHANGES) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
      pages.add(response);
      request.once('close', () => pages.delete(response));
      return;
    }
    const path = normalize(pathname.slice(base.length));
    if (!pathname.startsWith(base) || path.startsWith('..')) return void response.writeHead(404).end();
    if (path === OVERRIDE_FILE) return void response.setHeader('content-type', 'application/json').end(described());
    try {
      const bytes = await readFile(join(output, path));
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
      response.end(path === manifest.entry ? Buffer.concat([bytes, Buffer.from(reloading(address))]) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  /** What a registry would say about this build, without hashes: its bytes change. */
  function described(): string {
    const { name, version, container, contract, subject, routes, centre, parts } = manifest;
    const entry = address + base + manifest.entry;
    return JSON.stringify({
      kind: 'module',
      name,
      version,
      container,
      entry,
      contract,
      subject,
      routes: routes.map(({ preload: _, ...route }) => route),
      ...(parts && { parts: parts.map(({ preload: _, ...part }) => part) }),
      ...(centre && { centre: { name: centre.name, defaultPage: centre.defaultPage, pages: centre.pages } }),
    });
  }
  return {
    server,
    entry: address + base + first.entry,
    changed(next) {
      manifest = next;
      for (const page of pages) page.write('data: changed\n\n');
    },
    async close() {
      for (const page of pages) page.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const reloading = (address: string) =>
  `\n;new EventSource(${JSON.stringify(address + CHANGES)}).onmessage = () => location.reload();`;
