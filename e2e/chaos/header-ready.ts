import { balance } from '../portal/member.ts';
import type { Rule } from './fault-proxy.ts';
import { openFaultProxy } from './fault-proxy.ts';
import type { Stage } from './try-fault.ts';

const RUNS = 5;

/** Milliseconds until a member's header stands on a remote's page, the middle of some visits: as it is, and with every remote hanging. */
export async function headerReady(stage: Stage): Promise<{ as: number; hanging: number }> {
  const times = { as: [] as number[], hanging: [] as number[] };
  // By turns: a machine that is busy with other things is so for both.
  for (let run = 0; run < RUNS; run++) {
    times.as.push(await visit(stage, () => undefined));
    times.hanging.push(await visit(stage, ({ pathname }) => (pathname.startsWith('/remotes/') ? 'hang' : undefined)));
  }
  return { as: middle(times.as), hanging: middle(times.hanging) };
}

async function visit({ browser, site, path, cookies }: Stage, rule: Rule): Promise<number> {
  const proxy = await openFaultProxy();
  proxy.rule = rule;
  const context = await browser.newContext({ serviceWorkers: 'block', proxy: { server: proxy.address } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(site + (path ?? '/'), { waitUntil: 'commit' });
    await balance(page).waitFor({ timeout: 60_000 });
    return Math.round(performance.now() - begun);
  } finally {
    await context.close();
    await proxy.close();
  }
}

const middle = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
