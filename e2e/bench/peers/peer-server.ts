import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { KEYS_ELEMENT } from '@atrium/contracts/snapshot';
import { SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';
import { browse, cover } from './catalogue.ts';
import { FIRST_VERSION, type Host, NEXT_VERSION } from './hosts.ts';
import { type SnapshotSigner, snapshotSigner } from './registry.ts';

export interface PeerServer {
  site: string;
  /** Makes a version of the first vertical the current one of a host. */
  release(host: Host, version: string): void;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const HASHED = /\.[\w-]{8,}\.js$|-[A-Z0-9]{8}\.js$/;

/** Serves every host from one origin, by the same rules: brotli, files with a hash for ever, all others checked at each use. */
export async function peerServer(dist: string, hosts: readonly Host[]): Promise<PeerServer> {
  const current = new Map<Host, string>();
  const versionOf = (host: Host) => current.get(host) ?? FIRST_VERSION;
  const signer = hosts.includes('atrium') ? snapshotSigner(join(dist, 'atrium/artifacts')) : undefined;
  const streams = new Set<ServerResponse>();
  const compressed = new Map<string, Buffer>();

  const send = (response: ServerResponse, path: string, body: Buffer | string, hasTag?: string) => {
    const text = String(body);
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
    response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('etag', tag);
    if (hasTag === tag) return void response.writeHead(304).end();
    const bytes = compressed.get(tag) ?? brotliCompressSync(text);
    compressed.set(tag, bytes);
    response.setHeader('content-encoding', 'br').end(bytes);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://site');
    const tag = request.headers['if-none-match'];
    if (pathname === '/lgw/games/browse') return send(response, '.json', JSON.stringify(browse(searchParams)), tag);
    const picture = /^\/covers\/([\w-]+)\.svg$/.exec(pathname)?.[1];
    if (picture) return send(response, pathname, cover(picture), tag);
    if (pathname === '/atrium/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      streams.add(response);
      return void request.once('close', () => streams.delete(response));
    }
    const host = hosts.find((name) => pathname.startsWith(`/${name}/`)) ?? 'atrium';
    const file = fileOf(dist, host, pathname, versionOf(host));
    if (!file) return void response.writeHead(404).end();
    const body = readFileSync(file, 'utf8');
    send(
      response,
      file,
      file.endsWith('/host/index.html') ? pageOf(dist, host, body, versionOf(host), signer) : body,
      tag,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(host, version) {
      current.set(host, version);
      if (host !== 'atrium') return;
      const data = JSON.stringify(signer!.snapshot(version));
      for (const stream of streams) stream.write(`data: ${data}\n\n`);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The file behind an address. Files of every version stay; an entry without a hash is that of the current one. */
function fileOf(dist: string, host: Host, pathname: string, version: string): string | undefined {
  if (pathname.startsWith('/remotes/')) return existing(join(dist, 'atrium/artifacts', pathname));
  const [, , area, ...rest] = pathname.split('/');
  const folders = host === 'monolith' ? [MONOLITHS[version]!, ...Object.values(MONOLITHS)] : [host];
  if (area === 'assets') return folders.flatMap((folder) => existing(join(dist, folder, 'host', ...rest)) ?? [])[0];
  if (area !== 'apps') return existing(join(dist, folders[0]!, 'host/index.html'));
  const [vertical = '', ...path] = rest;
  const versions = [version, FIRST_VERSION, NEXT_VERSION];
  const name = path.join('/') || 'index.html';
  return versions.flatMap((one) => existing(join(dist, host, 'apps', vertical, one, name)) ?? [])[0];
}

const MONOLITHS: Record<string, string> = { [FIRST_VERSION]: 'monolith', [NEXT_VERSION]: 'monolith-2' };
const existing = (file: string): string | undefined => (existsSync(file) ? file : undefined);

/** A host's page, with what its framework lets the server say about the versions. */
function pageOf(dist: string, host: Host, page: string, version: string, signer: SnapshotSigner | undefined): string {
  if (host === 'atrium') {
    const data = (id: string, value: unknown) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
    return page.replace(
      '<!-- snapshot -->',
      data(SNAPSHOT_ELEMENT, signer!.snapshot(version)) + data(KEYS_ELEMENT, signer!.keys),
    );
  }
  if (host !== 'single-spa') return page;
  const verticals = ['rng', 'fish', 'broken'].map((name) => {
    const at = existing(join(dist, host, 'apps', name, version)) ?? join(dist, host, 'apps', name, FIRST_VERSION);
    const file = readdirSync(at).find((one) => one.endsWith('.js'))!;
    return `"@peers/${name}":"/single-spa/apps/${name}/${file}"`;
  });
  return page.replace('"@peers/gone":', `${verticals.join(',')},"@peers/gone":`);
}
