import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runningPortal } from '../portal/running-portal.ts';
import type { Interaction } from '../portal/watch-interactions.ts';

/** The goal of each story, from an input to the next frame. */
const GOAL_MS = 100;
/** Number of slowest interactions in the report. */
const REPORTED_COUNT = 15;
/** A story's figure is its slowest interaction, without the slowest of each fifty: the 98th percentile. */
const IGNORED_ONE_IN = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const folder = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../../reports/', import.meta.url));
const recordFile = `${reports}interactions.ndjson`;
const env: NodeJS.ProcessEnv = { ...process.env, ATRIUM_INTERACTIONS: recordFile };
const { site } = runningPortal(env);
mkdirSync(reports, { recursive: true });
rmSync(recordFile, { force: true });

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const run = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'playwright.config.ts', '--reporter=line', ...positionals],
  { cwd: folder, env, stdio: ['ignore', values.json ? 'ignore' : 'inherit', 'inherit'] },
);
const events = existsSync(recordFile)
  ? readFileSync(recordFile, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Interaction)
  : [];
/** The slowest event of each interaction; of equally slow ones, the one with the longest handlers. */
const interactions = [...Map.groupBy(events, ({ id }) => id).values()].map(
  (all) => all.sort((a, b) => b.duration - a.duration || b.handlers - a.handlers)[0]!,
);
if (interactions.length === 0) {
  console.error(
    `No interaction was recorded at ${site}. Start the portal first (npm start), or name another by its variables.`,
  );
  process.exitCode = 1;
} else {
  const stories = [...Map.groupBy(interactions, ({ story }) => story)]
    .map(([story, all]) => {
      const slowest = all.sort((a, b) => b.duration - a.duration);
      return {
        story,
        interactions: all.length,
        inp: slowest[Math.floor(all.length / IGNORED_ONE_IN)]!.duration,
        worst: slowest[0]!,
      };
    })
    .sort((a, b) => b.inp - a.inp);
  writeFileSync(
    `${reports}interactions.json`,
    JSON.stringify(
      {
        goal: GOAL_MS,
        load: loadavg()[0],
        stories,
        interactions: interactions.sort((a, b) => b.duration - a.duration),
      },
      null,
      1,
    ),
  );
  const over = stories.filter(({ inp }) => inp > GOAL_MS).length;
  if (values.json)
    console.log(
      JSON.stringify({
        name: 'inp',
        ratios: { 'stories over the goal / all': over / stories.length },
        measured: stories,
        environment: { site, load: loadavg()[0], passed: run.status === 0 },
      }),
    );
  else {
    console.table(
      stories
        .slice(0, REPORTED_COUNT)
        .map(({ story, interactions, inp }) => ({ story: story.slice(-70), interactions, 'INP (ms)': inp })),
    );
    console.table(
      interactions.slice(0, REPORTED_COUNT).map(({ page, event, target, duration, delay, handlers }) => ({
        page,
        event,
        target,
        ms: duration,
        waiting: delay,
        handlers: handlers,
      })),
    );
    console.log(
      `${over} of ${stories.length} stories over ${GOAL_MS} ms; details in reports/interactions.json. Load of the machine: ${loadavg()[0]!.toFixed(1)}.`,
    );
  }
}
