import type { BootData } from '@atrium/contracts/boot';
import {
  CATEGORIES,
  CATEGORY_PAGES,
  type Category,
  COCKFIGHT_VENDOR,
  LOTTERY_VENDOR,
} from '@atrium/contracts/game-categories';
import { HOME_PATHS } from '@atrium/contracts/shell-paths';
import { isSwitchOn } from '@atrium/contracts/switches';
import { escapeHtml } from '../html/escape-html.ts';
import { lookOf } from '../installable/brand-look.ts';
import { headerWords } from './header-words.ts';
import { tabIcon } from './tab-icon.ts';

/** The header's mark on a wide page and on a phone, in px. */
const MARK = { wide: 30, phone: 26 } as const;
/** The tabs of a phone; the rest of its menu needs the scripts. */
const TABS = [
  ['RNG', 'reels'],
  ['LIVE', 'card'],
  ['SPORTS', 'ball'],
] as const;

/** Opens the login dialog over home. */
const LOGIN = '/login';

export interface ShownHeader {
  path: string;
  language: string;
  boot: Pick<BootData, 'brand' | 'menus' | 'permission'>;
  /** Whether the browser has a session: its account items need the scripts, and a login would be wrong. */
  member: boolean;
}

/**
 * The header and the tabs of a phone as links, which work before any script has run: on a slow connection the scripts
 * take seconds. What cannot work without them (language, theme, fields of the login) is not drawn, only its room.
 */
export function firstHeader({ path, language, boot, member }: ShownHeader): { header: string; tabs: string } {
  const words = headerWords(language);
  const current = (...paths: readonly string[]) => (paths.includes(path) ? ' aria-current="page"' : '');
  const home = `href="/"${current(...HOME_PATHS)}`;
  const offered = offeredCategories(boot.menus);
  // Entries that launch a game ask a visitor to sign in, as the shell does; the lottery's game is a page.
  const launchesLottery = boot.menus.some(
    ({ category, vendors }) => category === 'LOTT' && vendors.some(({ vassalage }) => vassalage === LOTTERY_VENDOR),
  );
  const lottery = launchesLottery ? (member ? '/seaLottery' : LOGIN) : CATEGORY_PAGES.LOTT;
  const places = offered.map((category) =>
    category === 'COCKFIGHT'
      ? `<li><a href="${member ? CATEGORY_PAGES.SPORTS : LOGIN}">${escapeHtml(words.category.COCKFIGHT)}</a></li>`
      : `<li><a class="first-opens" href="${category === 'LOTT' ? lottery : CATEGORY_PAGES[category]}"${current(CATEGORY_PAGES[category])}>${escapeHtml(words.category[category])}</a></li>`,
  );
  const promotions = `<a href="/promotions"${current('/promotions', '/promoDetail')}>${escapeHtml(words.promotions)}</a>`;
  const account = member ? '' : accountLinks(boot, language);
  const tabs = TABS.flatMap(([category, icon]) =>
    offered.includes(category)
      ? `<a href="${CATEGORY_PAGES[category]}"${current(CATEGORY_PAGES[category])}>${tabIcon(icon)}${escapeHtml(words.category[category])}</a>`
      : [],
  );
  return {
    header: [
      '<header class="first-bars">',
      `<div class="first-top"><div class="first-column">${account}</div></div>`,
      `<nav class="first-nav" aria-label="${escapeHtml(words.games)}"><div class="first-column">${logo(boot, MARK.wide)}`,
      `<ul><li><a ${home}>${escapeHtml(words.home)}</a></li>${places.join('')}<li>${promotions}</li></ul></div></nav>`,
      `<div class="first-phone">${logo(boot, MARK.phone)}${account}</div>`,
      '</header>',
    ].join(''),
    tabs: `<nav class="first-tabs" aria-label="${escapeHtml(words.games)}"><a ${home}>${tabIcon('home')}${escapeHtml(words.home)}</a>${tabs.join('')}<span></span></nav>`,
  };
}

function logo({ brand: { brand, name } }: ShownHeader['boot'], size: number): string {
  const paths = lookOf(brand).mark.map(({ path, token }) => `<path d="${path}" fill="var(--${token})"/>`);
  return `<a class="first-logo" href="/" aria-label="${escapeHtml(name)}"><svg viewBox="0 0 30 30" width="${size}" height="${size}" aria-hidden="true">${paths.join('')}</svg>${escapeHtml(name)}</a>`;
}

function accountLinks({ permission: { whitelabel } }: ShownHeader['boot'], language: string): string {
  const { login, signUp, freeDemo } = headerWords(language);
  return [
    `<a class="first-button" href="${LOGIN}">${escapeHtml(login)}</a>`,
    isSwitchOn(whitelabel, 'directRegistration')
      ? `<a class="first-button first-main" href="/register">${escapeHtml(signUp)}</a>`
      : '',
    // A demo account is made by a script: until then its room is kept.
    isSwitchOn(whitelabel, 'freePlay') ? `<span class="first-button first-later">${escapeHtml(freeDemo)}</span>` : '',
  ].join('');
}

/** The categories with vendors, and cockfights after the live tables, as the shell's navigation orders them. */
function offeredCategories(menus: BootData['menus']): (Category | 'COCKFIGHT')[] {
  const vendorsOf = (category: Category) => menus.find((menu) => menu.category === category)?.vendors ?? [];
  const fights = vendorsOf('SPORTS').some(({ vassalage }) => vassalage === COCKFIGHT_VENDOR);
  return CATEGORIES.flatMap((category) => {
    return [
      ...(vendorsOf(category).length > 0 ? [category] : []),
      ...(category === 'LIVE' && fights ? (['COCKFIGHT'] as const) : []),
    ];
  });
}
