import { type Browser, expect, type Page } from '@playwright/test';
import { balance, header, sendLogin } from '../portal/member.ts';
import { consoleOf, consolePages, OPS } from '../portal/ops-console.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { screensOf } from '../portal/screens.ts';
import type { Visit } from './crawl-screen.ts';

export const WHO = ['visitor', 'member', 'agent', 'operator'] as const;
export type Who = (typeof WHO)[number];

interface Screen {
  width: number;
  height: number;
}

const WIDE: Screen = { width: 1440, height: 900 };
const LOADED = '[aria-busy=true]:visible, [role=progressbar]:not(main *, [role=dialog] *)';
const LOADED_MS = 30_000;
/** The session of a loaded page is known after this time. */
const SESSION_MS = 10_000;
const STEP_MS = 100;
/** The number of controls is the same this many steps long. */
const SAME_COUNT = 5;
const SITE = runningPortal().site;
const ACCOUNTS: Readonly<Record<Who, readonly [account: string, password: string] | undefined>> = {
  visitor: undefined,
  member: ['member2', 'Member-0002'],
  agent: ['agent1', 'Agent-0001'],
  operator: undefined,
};
/** A frame is the same around each screen: its controls are pressed on these alone. */
const WITH_FRAME: readonly string[] = [
  '/help',
  '/help?centre=member.securityCenter',
  '/help?centre=agent.agentAnnouncement',
];

/** Pages without a header show no balance and no login: those of windows of their own, and the seamless wallet. */
const BARE: readonly string[] = ['/helpmc', '/seamless'];

const MEMBER_CENTRE = 'section:has(> header > h1)';
const AGENT_PAGE = '[role=dialog] :has(> nav) ~ div';

/** A browser of its own for one kind of visitor, signed in, with the screens that are theirs. */
export async function visitAs(
  browser: Browser,
  who: Who,
  viewport: Screen,
): Promise<{ visit: Visit; paths: string[] }> {
  if (who === 'operator') return await visitConsole(browser, viewport);
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    acceptDownloads: true,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(`${SITE}/help`);
  const { routes, member, agent } = await screensOf(page);
  const credentials = ACCOUNTS[who];
  if (credentials) await enter(page, credentials);
  const open = async (path: string) => {
    await leaveDialogs(page);
    await page.goto(SITE + path);
    await page.locator('h1:visible, [role=dialog] h2:visible').first().waitFor({ timeout: LOADED_MS });
    await complete(page);
    // Behind a dialog, the header is hidden from roles.
    const signedIn = page.getByRole('status', { name: 'Balance', includeHidden: true });
    const isSignedIn = () =>
      signedIn
        .first()
        .waitFor({ state: 'attached', timeout: SESSION_MS })
        .then(
          () => true,
          () => false,
        );
    if (credentials && !BARE.some((bare) => path.startsWith(bare)) && !(await isSignedIn()))
      await enter(page, credentials);
  };
  const paths = { visitor: routes, member: [...routes, ...member], agent }[who];
  const within = (path: string) => {
    const framed = WITH_FRAME.includes(path);
    if (path.includes('centre=member.')) return framed ? MEMBER_CENTRE : `${MEMBER_CENTRE} > div:last-child`;
    if (path.includes('centre=agent.')) return framed ? '[role=dialog]' : AGENT_PAGE;
    return framed ? 'body' : 'main';
  };
  return { visit: { page, open, within }, paths };
}

async function enter(page: Page, [account, password]: readonly [account: string, password: string]): Promise<void> {
  // The HTML draws other buttons until the scripts run.
  await header(page).getByRole('button', { name: 'Login', exact: true }).waitFor({ timeout: LOADED_MS });
  await sendLogin(page, account, password);
  await balance(page).waitFor({ timeout: LOADED_MS });
}

async function visitConsole(browser: Browser, viewport: Screen): Promise<{ visit: Visit; paths: string[] }> {
  // On a phone most links of the navigation are behind a tab: the pages are read from a wide window.
  const page = await consoleOf(browser, 'operator', { viewport: WIDE });
  const paths = await consolePages(page);
  await page.setViewportSize(viewport);
  const open = async (path: string) => {
    await page.goto(OPS + path);
    await page.locator('h1:visible').first().waitFor({ timeout: LOADED_MS });
    await complete(page);
  };
  // A form or a detail that an address opens is a dialog beside the page, which is inert behind it.
  return { visit: { page, open, within: (path) => (path === paths[0] ? 'body' : 'main, [role=dialog]') }, paths };
}

/** Resolves when nothing is loading, and no control was added for a while. */
async function complete(page: Page): Promise<void> {
  await expect(page.locator(LOADED)).toHaveCount(0, { timeout: LOADED_MS });
  const count = () => page.locator('a[href], button').count();
  for (let before = -1, same = 0, now = await count(); same < SAME_COUNT; before = now, now = await count()) {
    same = now === before ? same + 1 : 0;
    await page.waitForTimeout(STEP_MS);
  }
  await expect(page.locator(LOADED)).toHaveCount(0, { timeout: LOADED_MS });
}

/** A page with unsent words asks before it is left. */
const leaveDialogs = async (page: Page): Promise<void> => {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
};
