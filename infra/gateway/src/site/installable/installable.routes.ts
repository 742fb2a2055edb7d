import { WORKER_PATH } from '@atrium/contracts/offline';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { brandOf } from '../../system/permission.ts';
import { htmlLanguage } from '../html/language-tag.ts';
import { pageWords } from '../html/page-words.ts';
import type { ShellBuild } from '../builds/shell-build.ts';
import { iconPng, iconSvg } from './app-icon.ts';
import { isBrand } from './brand-look.ts';
import { ENDING_WORKER } from './ending-worker.ts';
import { webAppManifest } from './web-app-manifest.ts';
import { webClipProfile } from './web-clip.ts';

const DAY = 'public, max-age=86400';
/** The sizes in the manifest, the page's head and the web clip. */
const SIZES = new Set([180, 192, 512]);

/** The site as an app: its manifest, its icons, the profile for iOS, and the service worker. */
export function installableRoutes(server: FastifyInstance, parts: Parts, shell: () => ShellBuild | undefined): void {
  const { config } = parts;

  server.get(WORKER_PATH, async (_request, reply) => {
    // Also after a rollback to a shell without one.
    const worker = ((await offlineIsOn(parts)) && shell()?.worker) || ENDING_WORKER;
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .send(worker);
  });

  server.get('/manifest.webmanifest', async (request, reply) => {
    const brand = await brandOf(parts);
    const asked = (request.query as { lang?: unknown }).lang;
    const { lang, dir } =
      [...brand.languages, brand.defaultLanguage].map(htmlLanguage).find((each) => each.lang === asked) ??
      htmlLanguage(brand.defaultLanguage);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webAppManifest(brand, lang, dir)));
  });

  server.get('/icons/:file', async (request, reply) => {
    const [, brand = '', size, maskable, kind] =
      /^([a-z]{1,20})(?:-(\d{3}))?(-maskable)?\.(png|svg)$/.exec((request.params as { file: string }).file) ?? [];
    if (!isBrand(brand)) throw new Refusal('NOT_FOUND');
    if (kind === 'svg' && !size && !maskable) return sendIcon(reply, 'image/svg+xml', iconSvg(brand));
    if (kind === 'svg' || !SIZES.has(Number(size))) throw new Refusal('NOT_FOUND');
    return sendIcon(reply, 'image/png', await iconPng(brand, Number(size), maskable ? 'maskable' : 'any'));
  });
  // Browsers request this path when they have no page of ours; each page links the brand's own icon.
  server.get('/favicon.svg', async (_request, reply) =>
    sendIcon(reply, 'image/svg+xml', iconSvg((await brandOf(parts)).brand)),
  );

  server.get('/install/ios-lite.mobileconfig', async (_request, reply) => {
    const { brand, name, defaultLanguage } = await brandOf(parts);
    const description = pageWords('/', htmlLanguage(defaultLanguage).lang).description;
    return reply
      .type('application/x-apple-aspen-config')
      .headers({ 'cache-control': 'no-cache', 'content-disposition': `attachment; filename="${brand}.mobileconfig"` })
      .send(
        webClipProfile({
          url: new URL('/', config.publicUrl).href,
          label: name,
          icon: await iconPng(brand, 180, 'maskable'),
          description,
        }),
      );
  });
}

const sendIcon = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply.type(type).header('cache-control', DAY).send(body);

/** Whether browsers may store the site. Operators can switch it off for everybody. */
export const offlineIsOn = ({ settings }: Pick<Parts, 'settings'>): Promise<boolean> =>
  settings.get('site.offline', true);
