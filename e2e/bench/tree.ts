import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openPortalDatabase, type PortalDatabase } from '@atrium/database/open-portal-database';
import { launchChromium } from '../portal/launch-chromium.ts';
import { mainThreadWhile, type TaskTime } from '../portal/main-thread.ts';
import { agentCentre, openEntry, signIn } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';

/**
 * `npm run -s bench -- tree`: opens the downline of an agent with 10,000 accounts below, opens every branch and scrolls
 * through it and back. The accounts stay in the portal's database: run it against a disposable one.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    accounts: { type: 'string', default: '10000' },
    turns: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
  },
});
const accounts = Number(values.accounts);
const turns = Number(values.turns);
const slowdown = Number(values.slowdown);
const ACCOUNT = 'bench-tree';
/** An agent in a hundred accounts; the others are the members below them. */
const BRANCH = 100;
const STEP_PX = 400;
/** Frames down, and as many up. */
const FRAMES = 150;
/** A cold portal on a busy machine. */
const START_TIMEOUT_MS = 120_000;
const OPEN_BUDGET_MS = 1_000;
const TASK_BUDGET_MS = 50;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** An agent with the password of agent1, and the accounts below it, unless they are there. */
async function growTree(database: PortalDatabase): Promise<void> {
  await database.query(
    // Not a first login: that one asks for a new password before anything opens.
    `INSERT INTO members (account, password_hash, type, first_login_at)
     SELECT $1, password_hash, 1, now() FROM members WHERE account = 'agent1' ON CONFLICT DO NOTHING`,
    [ACCOUNT],
  );
  await database.query(
    `INSERT INTO members (account, password_hash, type, upline_id)
     SELECT $1::text || '-' || n, 'none', 2, u.id FROM generate_series(1, $2::int) n
       JOIN members u ON u.account = $1 ON CONFLICT DO NOTHING`,
    [ACCOUNT, accounts / BRANCH],
  );
  await database.query(
    `INSERT INTO members (account, password_hash, type, upline_id)
     SELECT $1::text || '-' || n, 'none', 0, u.id FROM generate_series($2::int + 1, $3::int) n
       JOIN members u ON u.account = $1::text || '-' || (1 + n % $2::int) ON CONFLICT DO NOTHING`,
    [ACCOUNT, accounts / BRANCH, accounts - 1],
  );
}

const { site, varFolder, databaseUrl } = runningPortal();
const database = await openPortalDatabase(varFolder, databaseUrl);
const browser = await launchChromium();
const opened: number[] = [];
const tasks: TaskTime[] = [];
try {
  await growTree(database);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site}/`);
  await signIn(page, ACCOUNT, 'Agent-0001');
  const devtools = await page.context().newCDPSession(page);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.goto(`${site}/?centre=agent.agentAnnouncement`);
    const centre = agentCentre(page);
    await centre.getByRole('button', { name: 'Downline management' }).waitFor({ timeout: START_TIMEOUT_MS });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const began = performance.now();
    await openEntry(centre, 'Downline management');
    const tree = centre.getByRole('treegrid', { name: 'Downline management' });
    await tree
      .getByRole('row', { name: `${ACCOUNT}-1`, exact: false })
      .first()
      .waitFor();
    opened.push(performance.now() - began);
    await centre.getByRole('button', { name: 'Expand all' }).click();
    await centre.locator(`[role="treegrid"][aria-rowcount="${accounts + 1}"]`).waitFor();
    tasks.push(await mainThreadWhile(browser, page, () => tree.evaluate(fling, { step: STEP_PX, frames: FRAMES })));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
} finally {
  await browser.close();
  await database.end();
}

/** Runs in the page: scrolls the tree frame by frame, down and up again. */
async function fling(tree: Element, { step, frames }: { step: number; frames: number }): Promise<void> {
  for (const by of [step, -step])
    for (let frame = 0; frame < frames; frame += 1) {
      tree.scrollBy({ top: by, behavior: 'instant' });
      await new Promise<number>(requestAnimationFrame);
    }
}

const longest = Math.max(...tasks.map((task) => task.longest));
if (values.json)
  console.log(
    JSON.stringify({
      name: 'tree',
      opened,
      longest: tasks.map((task) => task.longest),
      environment: { site, node: process.version, processors: availableParallelism(), accounts, slowdown },
    }),
  );
else {
  console.log(
    `a tree of ${accounts} accounts opens in ${median(opened).toFixed(0)} ms (${Math.min(...opened).toFixed(0)} to ${Math.max(...opened).toFixed(0)}, ${turns} turns); budget ${OPEN_BUDGET_MS} ms`,
  );
  console.log(`longest task while it is scrolled: ${longest} ms; budget ${TASK_BUDGET_MS} ms`);
  for (const { heaviest } of tasks) console.log(heaviest[0]);
}
if (median(opened) > OPEN_BUDGET_MS || longest > TASK_BUDGET_MS) process.exitCode = 1;
