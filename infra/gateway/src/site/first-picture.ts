import type { BootData } from '@atrium/contracts/boot';
import { HOME_PATHS, SHELL_PATHS } from '@atrium/contracts/shell-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { escapeHtml } from './escape-html.ts';
import { pageWords } from './page-words.ts';

/** Pages without the header, and those whose heading only the answer of a call brings. */
const WITHOUT: readonly string[] = ['/helpmc', '/game', '/promoDetail'];

/**
 * The page before any script has run, for slow lines and slow telephones: the header's bars and the heading, which the
 * shell replaces by the whole. Styled by the shell's `first-picture.css`.
 */
export function firstPicture(path: string, language: string, boot: BootData, snapshot: Snapshot | undefined): string {
  if (boot.status !== 0 || WITHOUT.includes(path)) return '';
  const banner = boot.home?.notices.banners.find(({ group }) => group === 'home');
  if (banner)
    return drawn(`<div class="first-column first-home"><div class="first-hero"><p>${escapeHtml(banner.kicker)}</p><h1>${escapeHtml(banner.title)}</h1></div></div>`);
  const route = snapshot?.remotes.flatMap(({ routes }) => routes).find((each) => each.path === path);
  if (HOME_PATHS.includes(path) || (route ? route.layout !== 'full' : !(SHELL_PATHS as readonly string[]).includes(path))) return '';
  const { title } = pageWords(path, language);
  return drawn(title ? `<div class="first-column ${route ? 'first-lobby' : 'first-page'}"><h1>${escapeHtml(title)}</h1></div>` : '');
}

const drawn = (content: string): string => `<div class="first-bars"></div><main>${content}</main>`;
