import { BOOT_ELEMENT, type BootData, SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';
import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { PAGE_NONCE_META } from '@atrium/contracts/telemetry';
import { SIGNED_ROOT_ELEMENT, type SignedRoot } from '@atrium/contracts/trusted-root';
import { KEYS_ELEMENT, type Preload, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import { pageWords } from './html/page-words.ts';
import { escapeHtml } from './html/escape-html.ts';
import { installableHead } from './installable/installable-head.ts';
import { firstPicture } from './first-picture.ts';
import { oldBrowser } from './old-browser.ts';
import { fetchScriptsAgain } from './fetch-scripts-again.ts';
import { jsonInScript } from './html/json-in-script.ts';
import { startAfterPaint, startAtOnce } from './start-after-paint.ts';
import type { ShellBuild } from './builds/shell-build.ts';
import { htmlLanguage } from './html/language-tag.ts';

export interface Page {
  /** The path of the address, without the query. */
  path: string;
  nonce: string;
  shell: ShellBuild;
  boot: BootData;
  snapshot: Snapshot | undefined;
  keys: readonly TrustedKey[];
  /** The root that names them. */
  root: SignedRoot | undefined;
  /** The visitor's choice; undefined means the system's theme. */
  theme: 'dark' | 'light' | undefined;
  /** The covers at the top of the first screen. */
  covers: readonly string[];
  /** Whether the browser has a session. */
  member: boolean;
  /** Proves to the gateway that a report comes from a page that it has served. */
  pageNonce: string;
  /** The files that the first screen needs of its remote, in order of use. */
  preload: readonly Preload[];
  /** The addresses of its first calls. */
  calls: readonly string[];
}

/** Runs before the first paint of a visitor without a chosen theme, so that the other theme does not flash. */
const FOLLOW_SYSTEM =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'";

/** The HTML document of the site, with everything that the first paint needs and no requests before it. */
export function pageHtml({
  path,
  nonce,
  shell,
  boot,
  snapshot,
  keys,
  root,
  theme,
  covers,
  member,
  pageNonce,
  preload,
  calls,
}: Page): string {
  const { lang, dir } = htmlLanguage(boot.language);
  const { title, description } = pageWords(path, lang);
  const attributes = `lang="${lang}" dir="${dir}" data-brand="${boot.brand.brand}"${theme ? ` data-theme="${theme}"` : ''}`;
  const scripts = shell.scripts.map(({ path, integrity }) => ({ url: shell.base + path, integrity }));
  const picture = firstPicture({ path, language: lang, boot, snapshot, covers, member });
  // Before pictures are shown, what the scripts load next would only take its share of the connection from them.
  const isPictured = picture.includes('<img');
  return [
    `<!doctype html><html ${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light">',
    `<title>${escapeHtml(title ? `${title} · ${boot.brand.name}` : boot.brand.name)}</title><meta name="description" content="${escapeHtml(description)}">`,
    installableHead(boot.brand, lang, theme),
    `<meta name="${PAGE_NONCE_META}" content="${pageNonce}">`,
    theme ? '' : `<script nonce="${nonce}">${FOLLOW_SYSTEM}</script>`,
    `<style>${shell.style.text}</style>`,
    ...shell.fonts.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="${shell.base}${path}" crossorigin>`,
    ),
    // Requested at once, but with a lower priority than fonts and pictures.
    ...[...scripts, ...(isPictured ? [] : preload)].map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${escapeHtml(url)}" integrity="${integrity}" crossorigin nonce="${nonce}" fetchpriority="low">`,
    ),
    // As the api client sends them: with cookies.
    ...calls.map(
      (url) =>
        `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="use-credentials" fetchpriority="low">`,
    ),
    '</head><body>',
    oldBrowser(lang, nonce),
    `<div id="${ROOT_ELEMENT}">${picture}</div>`,
    data(SNAPSHOT_ELEMENT, snapshot ?? null),
    data(KEYS_ELEMENT, keys),
    data(SIGNED_ROOT_ELEMENT, root ?? null),
    data(BOOT_ELEMENT, boot),
    fetchScriptsAgain(scripts, nonce),
    picture ? startAfterPaint(scripts, isPictured ? preload : [], nonce) : startAtOnce(scripts, nonce),
    '</body></html>',
  ].join('');
}

/** Data for scripts. */
function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInScript(value)}</script>`;
}
