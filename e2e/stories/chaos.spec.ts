import { expect, test } from '@playwright/test';
import { openFaultProxy } from '../chaos/fault-proxy.ts';
import { FAULTS } from '../chaos/faults.ts';
import { type Outcome, setStage, tryFaults } from '../chaos/try-fault.ts';
import { balance, navigations } from '../portal/member.ts';

/*
 * Every fault on a game area that no other story looks at through the eyes of operations, who see it failing afterwards;
 * on the personal centre, which lies over a page, those that it meets in a way of its own. `npm run -s bench -- chaos`
 * tries all faults on all eleven remotes. Faults happen side by side, each in a browser context and behind a proxy of its
 * own: most of their time is waiting.
 */
const PEOPLE = { member: ['member5', 'Member-0005'], agent: ['agent1', 'Agent-0001'] } as {
  member: [string, string];
  agent: [string, string];
};
const OF_A_CENTRE = FAULTS.filter(
  ({ name, planted }) => planted !== undefined || name === 'connection hangs' || name === 'chunk missing after load',
);
const AT_ONCE = 4;

for (const [remote, faults] of [
  ['live', FAULTS],
  ['member-centre', OF_A_CENTRE],
] as const)
  test(`[8-09] on any failure in ${remote}, the member reads why and can go on, the rest works, operators see it`, async ({
    browser,
  }, info) => {
    test.setTimeout(480_000);
    const stage = await setStage(browser, info.project.use.baseURL!, remote, PEOPLE);
    const outcomes = await tryFaults([stage], faults, AT_ONCE);
    expect(outcomes.map(summaryOf)).toEqual(
      faults.map(({ name, sees, heals, ops }) => ({
        remote,
        fault: name,
        sees: heals ? 'cause or content' : sees,
        hasSentence: heals || sees === 'cause',
        wayOn: true,
        frame: true,
        session: true,
        another: true,
        ops: ops && true,
      })),
    );
  });

test('[8-09] while every remote hangs, a member has the balance, and the pages of the shell open', async ({
  browser,
}, info) => {
  const { site, path, cookies } = await setStage(browser, info.project.use.baseURL!, 'slots', PEOPLE);
  const proxy = await openFaultProxy();
  proxy.rule = ({ pathname }) => (pathname.startsWith('/remotes/') ? 'hang' : undefined);
  const context = await browser.newContext({ serviceWorkers: 'block', proxy: { server: proxy.address } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(site + path!, { waitUntil: 'commit' });
  await expect(balance(page)).toBeVisible();
  await navigations(page).getByRole('link', { name: 'Promotions', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.close();
  await proxy.close();
});

test('[8-09] a visitor notices nothing where every script is lost once on its way', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('lang', 'AR'));
  const page = await context.newPage();
  const lost = new Set<string>();
  await page.route(/\.js$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionreset');
  });
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'العروض' })).toBeVisible({ timeout: 45_000 });
  expect(lost.size).toBeGreaterThan(5);
  await expect(page.getByRole('link', { name: 'سلوتس' }).first()).toBeVisible();
  await context.close();
});

test('[8-09] a text whose code cannot be loaded says so, and is shown after another try', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/noticePage');
  const notice = page.getByRole('main').getByRole('button', { expanded: false }).first();
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, (route) => route.abort('connectionreset'));
  await notice.click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/\.js$/);
  await again.click();
  await expect(page.locator('[data-notice] p').first()).toBeVisible();
  await expect(again).toHaveCount(0);
  await context.close();
});

const HEALING = FAULTS.filter(({ heals }) => heals).map(({ name }) => name);
function summaryOf({ remote, fault, sees, sentence, ...rest }: Outcome) {
  const { wayOn, frame, session, another, ops } = rest;
  const healed = HEALING.includes(fault) && (sees === 'cause' || sees === 'content');
  return {
    remote,
    fault,
    sees: healed ? 'cause or content' : sees,
    hasSentence: (healed && sees === 'content') || sentence.length > 10,
    wayOn,
    frame,
    session,
    another,
    ops,
  };
}
