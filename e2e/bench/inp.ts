import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Interaction } from '../portal/watch-interactions.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** Milliseconds from an input to the next frame that each story aims at. */
const AIM = 100;
/** So many of the slowest interactions are named. */
const NAMED = 15;
/** A story's figure is its slowest interaction, but one of each so many is let off: a percentile of 98. */
const LET_OFF = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const folder = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../../reports/', import.meta.url));
const lines = `${reports}interactions.ndjson`;
const env: NodeJS.ProcessEnv = { ...process.env, ATRIUM_INTERACTIONS: lines };
const { site } = runningPortal(env);
mkdirSync(reports, { recursive: true });
rmSync(lines, { force: true });

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const run = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'playwright.config.ts', '--reporter=line', ...positionals],
  { cwd: folder, env, stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'] },
);
const events = existsSync(lines)
  ? readFileSync(lines, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Interaction)
  : [];
/** Of each interaction its slowest event, and of equally slow ones that which worked most. */
const seen = [...Map.groupBy(events, ({ id }) => id).values()].map(
  (all) => all.sort((a, b) => b.duration - a.duration || b.handlers - a.handlers)[0]!,
);
if (seen.length === 0) {
  console.error(
    `No interaction was seen at ${site}. Start the portal first (npm start), or name it as e2e/playwright.config.ts says.`,
  );
  process.exitCode = 1;
} else {
  const stories = [...Map.groupBy(seen, ({ story }) => story)]
    .map(([story, all]) => {
      const slowest = all.sort((a, b) => b.duration - a.duration);
      return {
        story,
        interactions: all.length,
        inp: slowest[Math.floor(all.length / LET_OFF)]!.duration,
        worst: slowest[0]!,
      };
    })
    .sort((a, b) => b.inp - a.inp);
  writeFileSync(
    `${reports}interactions.json`,
    JSON.stringify(
      { aim: AIM, load: loadavg()[0], stories, interactions: seen.sort((a, b) => b.duration - a.duration) },
      null,
      1,
    ),
  );
  const over = stories.filter(({ inp }) => inp > AIM).length;
  if (values.json)
    console.log(
      JSON.stringify({
        name: 'inp',
        ratios: { 'stories over the aim / all': over / stories.length },
        measured: stories,
        environment: { site, load: loadavg()[0], passed: run.status === 0 },
      }),
    );
  else {
    console.table(
      stories
        .slice(0, NAMED)
        .map(({ story, interactions, inp }) => ({ story: story.slice(-70), interactions, 'INP (ms)': inp })),
    );
    console.table(
      seen.slice(0, NAMED).map(({ page, event, target, duration, delay, handlers }) => ({
        page,
        event,
        target,
        ms: duration,
        waiting: delay,
        handlers: handlers,
      })),
    );
    console.log(
      `${over} of ${stories.length} stories over ${AIM} ms; all of it in reports/interactions.json. Load of the machine: ${loadavg()[0]!.toFixed(1)}.`,
    );
  }
}
