import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../registry-error.ts';

interface NeededFile {
  path: string;
  integrity: string;
}

/** The build's description of the console (`console.json`). */
interface ConsoleBuild {
  scripts: NeededFile[];
  styles: NeededFile[];
  fonts: string[];
}

const FOLDER = 'ops-console';
const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Emotion's one style element, whose rules are inserted by script. */
const EMPTY_STYLE = digest('');
/** Runs before the first paint: the chosen theme, else dark at night, else the system's. */
const THEME =
  "try{var t=localStorage.getItem('atrium-ops-theme'),h=new Date().getHours();document.documentElement.dataset.theme=t==='dark'||t==='light'?t:h<7||h>18||!matchMedia('(prefers-color-scheme: light)').matches?'dark':'light'}catch(e){}";

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${digest(THEME)}`,
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built console: one page for all its addresses, and its files, whose content never changes. */
export function consolePage(app: FastifyInstance, artifactsFolder: string): void {
  const home = join(artifactsFolder, FOLDER);
  void app.register(fastifyStatic, {
    root: home,
    prefix: `/${FOLDER}/`,
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  });

  app.get('/*', async (request, reply) => {
    const wantsPage =
      request.headers.accept?.includes('text/html') && !/^\/(registry|gateway|console)(\/|$)/.test(request.url);
    if (!wantsPage)
      throw new RegistryError('NOT_FOUND', `The registry has no ${request.method} ${request.url.split('?')[0]}.`);
    const html = pageOf(home);
    return reply
      .code(html ? 200 : 503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      })
      .send(
        html ?? '<!doctype html><title>Atrium Ops</title><p>The console has not been built yet: npm start builds it.',
      );
  });
}

function pageOf(home: string): string | undefined {
  const pointer = join(home, 'current');
  const hash = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  const file = hash && join(home, hash, 'console.json');
  if (!file || !existsSync(file)) return undefined;
  const { scripts, styles, fonts } = JSON.parse(readFileSync(file, 'utf8')) as ConsoleBuild;
  const at = (path: string) => `/${FOLDER}/${hash}/${path}`;
  return [
    '<!doctype html><html lang="en" data-brand="atrium"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">',
    '<title>Atrium Ops</title><link rel="icon" href="data:,">',
    `<script>${THEME}</script>`,
    ...fonts.map((path) => `<link rel="preload" href="${at(path)}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(
      ({ path, integrity }) => `<link rel="stylesheet" href="${at(path)}" integrity="${integrity}" crossorigin>`,
    ),
    ...scripts.map(
      ({ path, integrity }) => `<script defer src="${at(path)}" integrity="${integrity}" crossorigin></script>`,
    ),
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
}
