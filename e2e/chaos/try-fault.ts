import { restore, status, swap } from '@atrium/contracts/registry-channels';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
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
  /** Milliseconds from opening the page until that is seen. */
  ms: number;
  /** Whether the member can go on: try again, or play another game. True if nothing is in the way. */
  wayOn: boolean;
  /** Whether header and footer, the session in the header, and another remote opened afterwards work. */
  frame: boolean;
  session: boolean;
  another: boolean;
  /** Whether operators see the failure; undefined if there is nothing to report. */
  ops: boolean | undefined;
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

export interface Stage {
  browser: Browser;
  site: string;
  remote: string;
  path: string | undefined;
  hasFooter: boolean;
  cookies: Cookies;
  older: Snapshot;
  stable: string;
  game: boolean;
}

const TIMEOUT_MS = 45_000;
const PART_TIMEOUT_MS = 10_000;
const OPS_TIMEOUT_MS = 45_000;
/** Longer than the effects of a painted screen take. */
const EFFECTS_MS = 500;

const isShown = (part: Locator): Promise<boolean> => succeeds(part.waitFor({ timeout: PART_TIMEOUT_MS }));
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The remote as it is deployed, and the cookies of a member (or agent) who is signed in. */
export async function setStage(
  browser: Browser,
  site: string,
  remote: string,
  people: { member: [string, string]; agent: [string, string] },
): Promise<Stage> {
  const deployed = await askRegistry(status);
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
    hasFooter: (own.routes[0]?.layout ?? 'full') === 'full',
    cookies,
    older,
    stable: deployed.remotes.find(({ name }) => name === remote)!.version,
    game: own.subject === 'game',
  };
}

/** Tries every fault on these remotes: faults of their code and of the network `atOnce` at a time, then those of the registry one by one. */
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
    outcomes.push(...(await mapAtOnce(jobs, side, ({ stage, fault, version }) => tryFault(stage, fault, version))));
  };
  try {
    for (const { stage, version } of swapped)
      await askRegistry(swap, {
        params: { name: stage.remote },
        body: { to: version, reason: 'chaos', deadlineSeconds: 0 },
      });
    await tryAll(swapped, ({ planted }) => planted !== undefined, atOnce);
  } finally {
    for (const { name, standIn } of (await askRegistry(status)).remotes)
      if (standIn && stages.some(({ remote }) => remote === name))
        await askRegistry(restore, { params: { name }, body: { reason: 'chaos' } });
  }
  const stable = stages.map((stage) => ({ stage, version: stage.stable }));
  await tryAll(stable, ({ planted, registry }) => !planted && !registry, atOnce);
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
  const before = fault.ops && (await failuresSeenByOps(stage.remote, version, fault));
  const stop = fault.registry && (() => process.kill(registryProcess(), 'SIGSTOP'));
  try {
    await context.addCookies(stage.cookies);
    const page = await context.newPage();
    if (fault.planted)
      await page.addInitScript(([key, planted]) => localStorage.setItem(key!, planted!), [FAULT_KEY, fault.planted]);
    if (fault.returning) {
      await visit(page, stage);
      await balance(page).waitFor({ timeout: TIMEOUT_MS });
      proxy.reported.length = 0;
    }
    proxy.rule = fault.rule?.(stage) ?? proxy.rule;
    if (fault.registry === 'start') stop!();
    if (fault.registry === 'later') {
      await page.goto(stage.site);
      await balance(page).waitFor({ timeout: TIMEOUT_MS });
      stop!();
    }
    const start = Date.now();
    await visit(page, stage);
    const look = () => sightOf(page, stage, proxy.reported, fault.planted !== undefined);
    let sees = await look();
    const ms = Date.now() - start;
    // A page that fails later has to fail before it is left.
    if (fault.planted && sees === 'content')
      await page.locator(`html[${FAILED_MARK}]`).waitFor({ timeout: TIMEOUT_MS });
    let sentence = sees === 'cause' ? await sentenceIn(page) : '';
    let wayOn = sees !== 'cause' || (await hasWayOn(page, stage.game && !fault.unidentified));
    if (fault.heals && sees === 'cause' && !(await causeIn(page).isVisible())) {
      // The page has recovered meanwhile.
      sees = await look();
      [sentence, wayOn] = ['', true];
    }
    // What is behind a dialog can be reached once it is closed.
    if (stage.remote === 'agent-centre') await page.keyboard.press('Escape');
    const result = {
      remote: stage.remote,
      fault: fault.name,
      sees,
      sentence,
      ms,
      wayOn,
      frame: (await isShown(header(page))) && (!stage.hasFooter || (await isShown(page.getByRole('contentinfo')))),
      session: await isShown(balance(page)),
      another: await opensAnother(page, stage),
    };
    if (fault.registry) process.kill(registryProcess(), 'SIGCONT');
    return { ...result, ops: fault.ops && (await isSeenByOps(stage.remote, version, fault, before!)) };
  } finally {
    if (fault.registry) process.kill(registryProcess(), 'SIGCONT');
    await context.close();
    await proxy.close();
  }
}

async function visit(page: Page, { site, path, remote }: Stage): Promise<void> {
  await page.goto(site + (path ?? '/help'), { waitUntil: 'commit', timeout: TIMEOUT_MS });
  if (path) return;
  await header(page)
    .getByRole('button', { name: remote === 'agent-centre' ? 'Agent center' : 'Deposit' })
    .click({ timeout: TIMEOUT_MS });
}

const causeIn = (page: Page) => page.getByRole('heading', { name: /under maintenance/ }).first();
const sentenceIn = (page: Page) =>
  causeIn(page)
    .locator('xpath=following-sibling::p[1]')
    .innerText({ timeout: 5_000 })
    .catch(() => '');

/**
 * What is in the remote's place once it has loaded. A screen has loaded when the tab reports it to operators, some seconds
 * later; the faulty version has a text of its own.
 */
async function sightOf(
  page: Page,
  { remote, stable }: Stage,
  reported: FaultProxy['reported'],
  isFaulty: boolean,
): Promise<Sight> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await page.waitForTimeout(100)) {
    if (await causeIn(page).isVisible()) return 'cause';
    if (isFaulty && (await staysVisible(page.getByText(FAULTY_TEXT)))) return 'content';
    if (reported.some((event) => event.kind === 'load' && event.remote === remote && event.version === stable))
      return isFaulty ? 'before' : 'content';
  }
  return 'blank';
}

/** A screen that is painted and then fails in its effects is visible for a frame or two, longer on a busy machine. */
async function staysVisible(text: Locator): Promise<boolean> {
  if (!(await text.isVisible())) return false;
  await text.page().waitForTimeout(EFFECTS_MS);
  return await text.isVisible();
}

async function hasWayOn(page: Page, game: boolean): Promise<boolean> {
  const canRetry = await page.getByRole('button', { name: 'Try again' }).first().isVisible();
  return (
    canRetry &&
    (!game || (await isShown(page.getByRole('list', { name: 'Other popular games' }).getByRole('listitem').first())))
  );
}

/** Opens another remote in the same page, without a reload. */
async function opensAnother(page: Page, { remote }: Stage): Promise<boolean> {
  const hasLeft = await succeeds(
    games(page)
      .getByRole('link', { name: remote === 'fish' ? 'RNG' : 'FISH', exact: true })
      .click({ timeout: TIMEOUT_MS }),
  );
  return hasLeft && (await succeeds(gameCards(page).first().waitFor({ timeout: TIMEOUT_MS })));
}

/** The number of failures of this kind that operators see. */
async function failuresSeenByOps(remote: string, version: string, { ops }: Fault): Promise<number> {
  const current = await askRegistry(figures);
  if (ops === 'refused') return current.refusedSnapshots;
  return current.versions.find((one) => one.remote === remote && one.version === version)?.failures[ops!] ?? 0;
}

/** Whether that number grows: the tab reports, its gateway collects, the registry counts. */
async function isSeenByOps(remote: string, version: string, fault: Fault, before: number): Promise<boolean> {
  for (
    const end = Date.now() + OPS_TIMEOUT_MS;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 250))
  ) {
    if ((await failuresSeenByOps(remote, version, fault)) > before) return true;
  }
  return false;
}

async function mapAtOnce<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
