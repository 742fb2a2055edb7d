import { balance } from '../portal/member.ts';
import type { Rule } from './fault-proxy.ts';
import { openFaultProxy } from './fault-proxy.ts';
import type { Stage } from './try-fault.ts';

const RUNS = 5;

/** The median time in ms until a member's header is shown on a remote's page: normally, and with every remote hanging. */
export async function headerReady(stage: Stage): Promise<{ normal: number; hanging: number }> {
  const times = { normal: [] as number[], hanging: [] as number[] };
  // Alternating: a busy machine slows both down.
  for (let run = 0; run < RUNS; run++) {
    times.normal.push(await visit(stage, () => undefined));
    times.hanging.push(await visit(stage, ({ pathname }) => (pathname.startsWith('/remotes/') ? 'hang' : undefined)));
  }
  return { normal: median(times.normal), hanging: median(times.hanging) };
}

async function visit({ browser, site, path, cookies }: Stage, rule: Rule): Promise<number> {
  const proxy = await openFaultProxy();
  proxy.rule = rule;
  const context = await browser.newContext({ serviceWorkers: 'block', proxy: { server: proxy.address } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(site + (path ?? '/'), { waitUntil: 'commit' });
    await balance(page).waitFor({ timeout: 60_000 });
    return Math.round(performance.now() - start);
  } finally {
    await context.close();
    await proxy.close();
  }
}

const median = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
