import { restore, SNAPSHOT_PATH, status, swap } from '@atrium/contracts/registry';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { figures } from '@atrium/contracts/telemetry';
import type { Browser, Locator, Page } from '@playwright/test';
import { balance, gameCards, games, header, pageOf } from '../portal/member.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { registryProcess } from '../portal/registry-process.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import type { Fault, Sight } from './faults.ts';
import { FAILED_MARK, FAULT_KEY, FAULTY_TEXT, releaseFaulty } from './faulty-remote.ts';

export interface Outcome {
  remote: string;
  fault: string;
  sees: Sight;
  /** The sentence that the member reads. */
  sentence: string;
  /** From opening until that is seen. */
  ms: number;
  /** Whether there is a way on: to try again, and for games others to play. True where nothing is in the way. */
  wayOn: boolean;
  /** Header and footer, the session in the header, and another remote that was opened afterwards. */
  frame: boolean;
  session: boolean;
  another: boolean;
  /** What the registry knows afterwards; undefined where there is nothing to hear of. */
  ops: boolean | undefined;
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

export interface Stage {
  browser: Browser;
  site: string;
  remote: string;
  path: string | undefined;
  cookies: Cookies;
  older: Snapshot;
  stable: string;
  game: boolean;
}

const LIMIT = 45_000;
/** Longer than a painted screen's effects are waited for. */
const A_WHILE = 500;

const stands = (part: Locator): Promise<boolean> => within(part.waitFor({ timeout: 10_000 }));
const within = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The remote as it is deployed, and a member (or agent) who is signed in. */
export async function setStage(
  browser: Browser,
  site: string,
  remote: string,
  people: { member: [string, string]; agent: [string, string] },
): Promise<Stage> {
  const known = await askRegistry(status);
  const older = (await (await fetch(site + SNAPSHOT_PATH)).json()) as Snapshot;
  const own = older.remotes.find(({ name }) => name === remote)!;
  const page = await pageOf(browser, ...(remote === 'agent-centre' ? people.agent : people.member), site);
  const cookies = await page.context().cookies();
  await page.context().close();
  return {
    browser,
    site,
    remote,
    path: own.routes[0]?.path,
    cookies,
    older,
    stable: known.remotes.find(({ name }) => name === remote)!.version,
    game: own.subject === 'game',
  };
}

/** Every fault on these remotes: first those of their code, side by side; then those of the way to them; at last, one by one, those of the registry. */
export async function tryFaults(
  stages: readonly Stage[],
  faults: readonly Fault[],
  atOnce: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const swapped = await Promise.all(
    stages.map(async (stage) => ({ stage, version: await releaseFaulty(stage.remote, stage.stable) })),
  );
  const tryAll = async (
    places: readonly { stage: Stage; version: string }[],
    wanted: (fault: Fault) => boolean,
    side: number,
  ) => {
    const jobs = faults.filter(wanted).flatMap((fault) => places.map((place) => ({ fault, ...place })));
    // A click that found no moment on a busy machine, or a page that never came up, says nothing of the fault: it is tried once more.
    const attempt = ({ stage, fault, version }: (typeof jobs)[number]) => tryFault(stage, fault, version);
    const conclusive = async (job: (typeof jobs)[number]) => {
      const outcome = await attempt(job).catch(() => undefined);
      return outcome && (outcome.frame || outcome.session) ? outcome : await attempt(job);
    };
    outcomes.push(...(await inTurns(jobs, side, conclusive)));
  };
  try {
    for (const { stage, version } of swapped)
      await askRegistry(swap, {
        params: { name: stage.remote },
        body: { to: version, reason: 'chaos', deadlineSeconds: 0 },
      });
    await tryAll(swapped, ({ told }) => told !== undefined, atOnce);
  } finally {
    for (const { name, standIn } of (await askRegistry(status)).remotes)
      if (standIn && stages.some(({ remote }) => remote === name))
        await askRegistry(restore, { params: { name }, body: { reason: 'chaos' } });
  }
  const stable = stages.map((stage) => ({ stage, version: stage.stable }));
  await tryAll(stable, ({ told, registry }) => !told && !registry, atOnce);
  await tryAll(stable, ({ registry }) => registry !== undefined, 1);
  return stages.flatMap(({ remote }) =>
    faults.map(({ name }) => outcomes.find((one) => one.fault === name && one.remote === remote)!),
  );
}

async function tryFault(stage: Stage, fault: Fault, version: string): Promise<Outcome> {
  const proxy = await openFaultProxy();
  const context = await stage.browser.newContext({
    serviceWorkers: 'block',
    proxy: { server: proxy.address },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const before = fault.ops && (await seenByOps(stage.remote, version, fault));
  const stop = fault.registry && (() => process.kill(registryProcess(), 'SIGSTOP'));
  try {
    await context.addCookies(stage.cookies);
    const page = await context.newPage();
    if (fault.told)
      await page.addInitScript(([key, told]) => localStorage.setItem(key!, told!), [FAULT_KEY, fault.told]);
    if (fault.known) {
      await visit(page, stage);
      await balance(page).waitFor({ timeout: LIMIT });
      proxy.told.length = 0;
    }
    proxy.rule = fault.rule?.(stage) ?? proxy.rule;
    if (fault.registry === 'start') stop!();
    if (fault.registry === 'later') {
      await page.goto(stage.site);
      await balance(page).waitFor({ timeout: LIMIT });
      stop!();
    }
    const begun = Date.now();
    await visit(page, stage);
    const look = () => sightOf(page, stage, proxy.told, fault.told !== undefined);
    let sees = await look();
    const ms = Date.now() - begun;
    // One that fails later does so while it is looked at, not when its place has been left.
    if (fault.told && sees === 'content') await page.locator(`html[${FAILED_MARK}]`).waitFor({ timeout: LIMIT });
    let sentence = sees === 'cause' ? await sentenceIn(page) : '';
    let wayOn = sees !== 'cause' || (await hasWayOn(page, stage.game && !fault.nameless));
    if (fault.heals && sees === 'cause' && !(await causeIn(page).isVisible())) {
      // It has mended itself while it was read.
      sees = await look();
      [sentence, wayOn] = ['', true];
    }
    const result = {
      remote: stage.remote,
      fault: fault.name,
      sees,
      sentence,
      ms,
      wayOn,
      frame: (await stands(header(page))) && (await stands(page.getByRole('contentinfo'))),
      session: await stands(balance(page)),
      another: await opensAnother(page, stage),
    };
    if (fault.registry) process.kill(registryProcess(), 'SIGCONT');
    return { ...result, ops: fault.ops && (await heard(stage.remote, version, fault, before!)) };
  } finally {
    if (fault.registry) process.kill(registryProcess(), 'SIGCONT');
    await context.close();
    await proxy.close();
  }
}

async function visit(page: Page, { site, path, remote }: Stage): Promise<void> {
  await page.goto(site + (path ?? '/'), { waitUntil: 'commit', timeout: LIMIT });
  if (path) return;
  await header(page)
    .getByRole('button', { name: remote === 'agent-centre' ? 'Agent center' : 'Deposit' })
    .click({ timeout: LIMIT });
}

const causeIn = (page: Page) => page.getByRole('heading', { name: /under maintenance/ }).first();
const sentenceIn = (page: Page) =>
  causeIn(page)
    .locator('xpath=following-sibling::p[1]')
    .innerText({ timeout: 5_000 })
    .catch(() => '');

/**
 * What stands in the remote's place once it is no longer on its way. That a screen stands is what the tab tells operators
 * of it, some seconds later; the faulty version has a text of its own.
 */
async function sightOf(
  page: Page,
  { remote, stable }: Stage,
  told: FaultProxy['told'],
  faulty: boolean,
): Promise<Sight> {
  for (const end = Date.now() + LIMIT; Date.now() < end; await page.waitForTimeout(100)) {
    if (await causeIn(page).isVisible()) return 'cause';
    if (faulty && (await staysVisible(page.getByText(FAULTY_TEXT)))) return 'content';
    if (told.some((event) => event.kind === 'load' && event.remote === remote && event.version === stable))
      return faulty ? 'before' : 'content';
  }
  return 'blank';
}

/** What is painted and then fails in its effects stands for a frame or two, which a busy machine makes long. */
async function staysVisible(text: Locator): Promise<boolean> {
  if (!(await text.isVisible())) return false;
  await text.page().waitForTimeout(A_WHILE);
  return await text.isVisible();
}

async function hasWayOn(page: Page, game: boolean): Promise<boolean> {
  const again = await page.getByRole('button', { name: 'Try again' }).first().isVisible();
  return (
    again &&
    (!game || (await stands(page.getByRole('list', { name: 'Other popular games' }).getByRole('listitem').first())))
  );
}

/** Another remote, in the same page and without a reload. */
async function opensAnother(page: Page, { remote }: Stage): Promise<boolean> {
  if (remote === 'agent-centre') await page.keyboard.press('Escape');
  const went = await within(
    games(page)
      .getByRole('link', { name: remote === 'fish' ? 'RNG' : 'FISH', exact: true })
      .click({ timeout: LIMIT }),
  );
  return went && (await within(gameCards(page).first().waitFor({ timeout: LIMIT })));
}

/** How often operators have been told of this failure. */
async function seenByOps(remote: string, version: string, { ops }: Fault): Promise<number> {
  const known = await askRegistry(figures);
  if (ops === 'refused') return known.refusedSnapshots;
  return known.versions.find((one) => one.remote === remote && one.version === version)?.failures[ops!] ?? 0;
}

/** The tab reports, its gateway gathers, the registry counts. */
async function heard(remote: string, version: string, fault: Fault, before: number): Promise<boolean> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 250))) {
    if ((await seenByOps(remote, version, fault)) > before) return true;
  }
  return false;
}

async function inTurns<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
