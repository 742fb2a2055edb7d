import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileType } from '@atrium/artefact-store/file-types';

/** A secure context, as the site is one. It exists in the checked browser alone. */
export const ORIGIN = 'http://site.localhost';
const NONCE = 'conformance';

/** The site's policy for a page without games, pictures or analytics of other origins: see the gateway. */
const POLICY = [
  "default-src 'none'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  // The empty style element of Emotion.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export interface ServedVersion {
  /** The folder of the built page: `conformance/<hash>` of the artefacts. */
  pageFolder: string;
  /** `/remotes/<name>/<version>/` */
  base: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Serves a version and the page that checks it as the proxy of a browser, which reaches nothing else: whatever origin the
 * browser asks for, the answer comes from here. Listens on loopback.
 */
export async function serveVersion({ pageFolder, base, files }: ServedVersion) {
  const { scripts, styles } = JSON.parse(readFileSync(join(pageFolder, 'conformance.json'), 'utf8')) as {
    scripts: { path: string }[];
    styles: { path: string }[];
  };
  const own = new Set(readdirSync(pageFolder, { recursive: true, encoding: 'utf8' }));
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Conformance</title>',
    ...styles.map(({ path }) => `<link rel="stylesheet" href="/page/${path}">`),
    ...scripts.map(({ path }) => `<script defer nonce="${NONCE}" src="/page/${path}"></script>`),
    '<body></body></html>',
  ].join('\n');

  const bytesOf = (path: string): Uint8Array | undefined => {
    if (path.startsWith(base)) return files.get(path.slice(base.length));
    const name = path.slice('/page/'.length);
    return path.startsWith('/page/') && own.has(name) ? readFileSync(join(pageFolder, name)) : undefined;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url?.startsWith(`${ORIGIN}/`) ? new URL(request.url) : undefined;
    if (!address) return response.writeHead(403).end();
    if (address.pathname === '/')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
        .end(page);
    const bytes = bytesOf(address.pathname);
    if (!bytes) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': fileType(address.pathname)?.type ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
      })
      .end(bytes);
  };
  const server = createServer(answer);
  // Tunnels to https and web sockets.
  server.on('connect', (_request, socket) => socket.destroy());
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
