import type { BootData } from '@atrium/contracts/boot';
import { imageAddresses } from '@atrium/contracts/image-address';
import { HOME_PATHS, SHELL_PATHS } from '@atrium/contracts/shell-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { firstHeader } from './header/first-header.ts';
import { escapeHtml } from './html/escape-html.ts';
import { pageWords } from './html/page-words.ts';

/** Pages without the header, and those whose heading depends on a call. */
const WITHOUT: readonly string[] = ['/helpmc', '/game', '/promoDetail'];
/** The number of pictures in view on a phone; the others may load after the scripts. */
const IN_VIEW = 3;
/** Promotions in view on a wide page. */
const CARDS = 4;

interface Shown {
  path: string;
  language: string;
  boot: BootData;
  snapshot: Snapshot | undefined;
  /** The covers at the top of the page. */
  covers: readonly string[];
  /** Whether the browser has a session. */
  member: boolean;
}

/**
 * The page before any script has run, for slow connections and phones: the header with its links, the heading, and the
 * pictures in view, which the shell replaces with the complete page. Styled by the shell's `first-picture.css`.
 */
export function firstPicture(shown: Shown): string {
  const { path, language, boot, snapshot, covers } = shown;
  if (boot.status !== 0 || WITHOUT.includes(path)) return '';
  const { imageCDNs } = boot.permission;
  const banner = boot.home?.notices.banners.find(({ group }) => group === 'home');
  if (banner) {
    const hero = `<div class="first-hero"><p>${escapeHtml(banner.kicker)}</p><h1>${escapeHtml(banner.title)}</h1></div>`;
    return drawn(
      shown,
      `<div class="first-column"><div class="first-home">${hero}</div>${shelf('first-shelf', covers, imageCDNs, 'narrow')}</div>`,
    );
  }
  const route = snapshot?.remotes.flatMap(({ routes }) => routes).find((each) => each.path === path);
  if (
    HOME_PATHS.includes(path) ||
    (route ? route.layout !== 'full' : !(SHELL_PATHS as readonly string[]).includes(path))
  )
    return '';
  const { title, lead } = pageWords(path, language);
  if (!title) return '';
  const heading = `<h1>${escapeHtml(title)}</h1>`;
  if (route)
    return drawn(
      shown,
      `<div class="first-column first-lobby">${heading}${shelf(path === '/fish' ? 'first-covers first-large' : 'first-covers', covers, imageCDNs)}</div>`,
    );
  const below = lead ? `<p class="first-lead">${escapeHtml(lead)}</p>` : cards(boot.promotions ?? [], imageCDNs);
  return drawn(shown, `<div class="first-column first-page">${heading}${below}</div>`);
}

function drawn(shown: Shown, content: string): string {
  const { header, tabs } = firstHeader(shown);
  return `${header}<main>${content}</main>${tabs}`;
}

function shelf(
  name: string,
  covers: readonly string[],
  imageCDNs: readonly string[],
  windows: 'all' | 'narrow' = 'all',
): string {
  return covers.length > 0
    ? `<div class="${name}">${covers.map((cover, index) => picture(cover, imageCDNs, index < IN_VIEW, windows)).join('')}</div>`
    : '';
}

function cards(promotions: NonNullable<BootData['promotions']>, imageCDNs: readonly string[]): string {
  if (promotions.length === 0) return '';
  const card = ({ title, summary, scene }: (typeof promotions)[number], index: number) =>
    `<div><div><h2>${escapeHtml(title)}</h2><p>${escapeHtml(summary)}</p></div>${picture(`/art/promotions/${encodeURIComponent(scene)}.svg`, imageCDNs, index < IN_VIEW)}</div>`;
  return `<div class="first-cards">${promotions.slice(0, CARDS).map(card).join('')}</div>`;
}

/** A picture that only some windows show is `lazy`, so that it is not fetched where the style sheet hides it. */
function picture(
  address: string,
  imageCDNs: readonly string[],
  inView: boolean,
  windows: 'all' | 'narrow' = 'all',
): string {
  const how = `${inView ? ' fetchpriority="high"' : ''}${!inView || windows === 'narrow' ? ' loading="lazy"' : ''}`;
  return `<img src="${escapeHtml(imageAddresses(address, imageCDNs)[0]!)}" alt=""${how}>`;
}
