import { SHELL_PATHS } from '@atrium/contracts/shell-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Page } from '@playwright/test';

/** Addresses that show the same screen as another, need something to show, or open a dialog over home. */
const NOT_SCREENS: readonly string[] = [
  '/index',
  '/index.html',
  '/home',
  '/register.html',
  '/download',
  '/game',
  '/promoDetail',
  '/login',
  '/register',
];
const MORE: readonly string[] = ['/promoDetail?id=first-deposit', '/helpmc?topic=support', '/there-is-none'];

/** Every screen of the portal, including new routes and pages of the centres. */
export async function screensOf(page: Page): Promise<{ routes: string[]; member: string[]; agent: string[] }> {
  const { remotes } = (await (
    await page.request.get(new URL('/registry/snapshot', page.url()).href)
  ).json()) as Snapshot;
  const centre = (name: string) =>
    remotes.flatMap((remote) =>
      remote.centre?.name === name ? remote.centre.pages.map(({ page: key }) => `/help?centre=${name}.${key}`) : [],
    );
  const own = SHELL_PATHS.filter((path) => !NOT_SCREENS.includes(path));
  return {
    routes: [...own, ...MORE, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))],
    member: centre('member'),
    agent: centre('agent'),
  };
}
