import { themeCookie } from '@atrium/contracts/preferences';
import { atom } from 'jotai';
import { readCookie, writeCookie } from './cookies.ts';
import { markBar, markTheme } from './mark-page.ts';

export type Theme = 'dark' | 'light';
const YEAR_SECONDS = 365 * 86_400;

const chosenAtom = atom<Theme>('dark');
let cookie = '';

/** The theme in use. A choice is stored in a cookie, so that the next visit's first paint already has it. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    set(chosenAtom, theme);
    markTheme(theme);
    markBar();
    writeCookie(cookie, theme, YEAR_SECONDS);
  },
);

/** Starts with the visitor's choice, else with the system's preference. */
export function startTheme(sitePort: number, set: (atom: typeof chosenAtom, theme: Theme) => void): void {
  cookie = themeCookie(sitePort);
  const kept = readCookie(cookie);
  const theme: Theme =
    kept === 'light' || kept === 'dark' ? kept : matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  markTheme(theme);
  set(chosenAtom, theme);
}
