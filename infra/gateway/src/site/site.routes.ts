import { randomBytes } from 'node:crypto';
import { hintCookie } from '@atrium/contracts/live';
import { SHELL_HEADER } from '@atrium/contracts/offline';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import { NO_PAGE, SHELL_PATHS } from '@atrium/contracts/shell-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { ROOT_PATH } from '@atrium/contracts/trusted-root';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../calls/caller-of.ts';
import { acceptedEncodings, brotli } from '../platform/compression.ts';
import { isEncrypted } from '../platform/config.ts';
import { Refusal } from '../platform/errors.ts';
import type { Subject } from '../platform/subject.ts';
import { pageNonce } from '../telemetry/page-nonce.ts';
import { bootData } from './boot-data.ts';
import { artefactRoutes } from './builds/artefact-routes.ts';
import { shellBuilds } from './builds/shell-build.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { chosenTheme } from './html/chosen-theme.ts';
import { firstCalls } from './first-calls.ts';
import { firstCovers } from './first-covers.ts';
import { frameOrigins } from './frame-origins.ts';
import { installableRoutes } from './installable/installable.routes.ts';
import { overridesOf } from './overrides-of.ts';
import { pageHtml } from './page-html.ts';
import { preloadsOf, routeOf } from './preloads.ts';
import { sdkRoutes } from './sdk/sdk.routes.ts';
import { snapshotLogRoutes } from './snapshot-log.routes.ts';
import { trustedRoot } from './trusted-root.ts';
import { sendUnavailablePage } from './unavailable-page.ts';

/** Of the compressed page, which each visitor has to oneself. */
const QUALITY = 6;

/** Pages may be indexed, but not calls, running games and operators' addresses. */
const ROBOTS = [
  'User-agent: *',
  ...['/wps/', '/lgw/', '/lotto/', '/sw/', '/ops/', '/events', '/game'].map((path) => `Disallow: ${path}`),
  '',
].join('\n');

/** The site itself: built files, the snapshot, and the shell's HTML for every address of shell and remotes. */
export const site: Subject = (_routes, parts, server) => {
  const { config, snapshots } = parts;
  const currentShell = shellBuilds(config.artifactsFolder);
  const developmentShell = shellBuilds(config.artifactsFolder, 'development');
  const trust = trustedRoot({
    keysFile: config.trustedKeysFile,
    development: config.development,
    database: parts.database,
    log: parts.log,
  });
  if (config.artifactsFolder) artefactRoutes(server, config.artifactsFolder, config.artefactStore);

  server.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      // After one visit over https, browsers use https for a year.
      ...(isEncrypted(config) && {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
    });
  });
  installableRoutes(server, parts, currentShell);
  sdkRoutes(server, parts, currentShell);
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  server.get(SNAPSHOT_PATH, async (_request, reply) => {
    const snapshot = snapshots.current();
    if (!snapshot) throw new Refusal('NOT_FOUND', { message: 'No snapshot from the registry yet.' });
    return reply.header('cache-control', 'no-cache').send(snapshot);
  });
  server.get(ROOT_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((await trust()).chain),
  );
  snapshotLogRoutes(server, parts);
  server.get('/*', async (request, reply) => {
    try {
      return await page(request, reply);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      parts.log.error({ err: error, requestId: request.id }, 'the site has no page');
      return sendUnavailablePage(request, reply, config.sitePort);
    }
  });

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = pathOf(request.url);
    const deployed = NO_PAGE.test(path) ? undefined : currentShell();
    if (!deployed) throw new Refusal('NOT_FOUND');
    const caller = await callerOf(parts, request, reply);
    const boot = await bootData(parts, caller, path);
    const overrides = boot.overrides ? overridesOf(caller, config.sitePort, request.url) : { on: false, origins: [] };
    const shell = (overrides.on ? developmentShell() : undefined) ?? deployed;
    const snapshot = snapshots.current();
    const { keys, root } = await trust();
    const nonce = randomBytes(16).toString('base64');
    const known = isKnown(snapshot, path);
    const html = pageHtml({
      path,
      nonce,
      shell,
      boot,
      snapshot,
      keys,
      root,
      theme: chosenTheme(caller.cookies, config.sitePort),
      covers:
        boot.status === 0 ? await firstCovers(parts, path, new URLSearchParams(request.url.split('?')[1]), boot) : [],
      member: caller.cookies[hintCookie(config.sitePort)] !== undefined,
      pageNonce: await pageNonce(parts),
      preload: preloadsOf(shell, snapshot, {
        path,
        language: boot.language,
        isEncrypted: isEncrypted(config),
      }),
      calls: boot.status === 0 ? firstCalls(path, boot.language) : [],
    });
    void reply.status(known ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache, private',
      vary: 'accept-encoding, cookie',
      // A deployed page of an open site is worth storing for offline use.
      ...(known && boot.status === 0 && !overrides.on && { [SHELL_HEADER]: shell.base }),
      'content-security-policy': contentSecurityPolicy(nonce, {
        style: shell.style.hash,
        images: boot.permission.imageCDNs,
        launches: boot.permission.launchGameCDNs,
        frames: await frameOrigins(parts, { snapshot, launches: boot.permission.launchGameCDNs }),
        development: config.development,
        analytics: boot.permission.analytics.gtagId !== null,
        builds: overrides.origins,
      }),
    });
    if (!acceptedEncodings(request).includes('br')) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await brotli(html, QUALITY));
  }
};

function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

const isKnown = (snapshot: Snapshot | undefined, path: string): boolean =>
  (SHELL_PATHS as readonly string[]).includes(path) ||
  routeOf(snapshot, path) !== undefined ||
  isOfCanary(snapshot, path);

/** A page that only a canary has. The browser knows whether it is in the canary, so the gateway answers for both. */
const isOfCanary = (snapshot: Snapshot | undefined, path: string): boolean =>
  snapshot?.remotes.some(
    (remote) => remote.kind === 'module' && remote.canary?.routes?.some((route) => route.path === path),
  ) ?? false;
