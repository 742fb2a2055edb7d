import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@atrium/database/free-port';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { inOwnTime } from '../portal/own-time.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** What each category may not fall under, in points of 100. */
const GOAL: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_SHIFT = 0.02;
/** On a busy machine Lighthouse sometimes misses the beginning of a visit; it asks for another one then. */
const ATTEMPTS = 3;
const FORMS = { desktop: desktopConfig, mobile: undefined } as const;
const FIGURES = {
  'FCP (ms)': 'first-contentful-paint',
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'SI (ms)': 'speed-index',
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    site: { type: 'string' },
    form: { type: 'string' },
    runs: { type: 'string', default: '1' },
    'own-time': { type: 'boolean', default: false },
  },
});
const site = values.site ?? runningPortal().site;
const paths = positionals.length > 0 ? positionals : ['/', '/rng', '/promotions', '/help'];
const forms = Object.keys(FORMS).filter((form) => !values.form || form === values.form) as (keyof typeof FORMS)[];
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'atrium-lighthouse-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${port}`,
  ],
});

interface Row {
  path: string;
  form: string;
  scores: Record<string, number>;
  figures: Record<string, number>;
  /** How fast the machine was while it was measured: the same work done at leisure gives the highest. */
  benchmark: number;
  /** What costs points, with the longest tasks of the main thread. */
  lost: string[];
}
const rows: Row[] = [];
try {
  for (const path of paths) {
    for (const form of forms) {
      const runs: Row[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await look(path, form));
      rows.push(runs.sort((a, b) => a.scores.performance! - b.scores.performance!)[Math.floor(runs.length / 2)]!);
    }
  }
} catch (error) {
  console.error(
    `${site} could not be measured: ${(error as Error).message}. Start the portal first (npm start), or name it with --site.`,
  );
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function look(path: string, form: keyof typeof FORMS): Promise<Row> {
  const { categories, audits, environment } = await reportOf(`${site}${path}`, form);
  const lost = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((reference) => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 0.9)
      .map((reference) => `${id}: ${audits[reference.id]!.title} ${audits[reference.id]!.displayValue ?? ''}`.trim()),
  );
  const tasks =
    (audits['long-tasks']?.details as { items?: { url: string; duration: number; startTime: number }[] } | undefined)
      ?.items ?? [];
  return {
    path,
    form,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    figures: Object.fromEntries(
      Object.entries(FIGURES).map(([name, audit]) => [
        name,
        Math.round((audits[audit]?.numericValue ?? 0) * 1_000) / 1_000,
      ]),
    ),
    benchmark: Math.round(environment.benchmarkIndex),
    lost: [
      ...lost,
      ...tasks.map(
        ({ url, duration, startTime }) => `task of ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${url}`,
      ),
    ],
  };
}

/** Lighthouse's report; with `--own-time` it judges the visit as it would have been with the processor to itself. */
async function reportOf(
  address: string,
  form: keyof typeof FORMS,
  attempt = 1,
): Promise<NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(GOAL) } as const;
  if (values['own-time']) {
    await lighthouse(address, { ...flags, gatherMode: folder }, FORMS[form]);
    inOwnTime(join(folder, 'trace.json'));
  }
  const answer = values['own-time']
    ? await lighthouse(undefined, { ...flags, auditMode: folder }, FORMS[form])
    : await lighthouse(address, flags, FORMS[form]);
  if (answer?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < ATTEMPTS)
    return reportOf(address, form, attempt + 1);
  if (!answer || answer.lhr.runtimeError)
    throw new Error(answer?.lhr.runtimeError?.message ?? 'Lighthouse gave no answer');
  return answer.lhr;
}

const missed = rows.flatMap(({ path, form, scores, figures }) => [
  ...Object.entries(GOAL)
    .filter(([category, goal]) => (scores[category] ?? 0) < goal)
    .map(([category, goal]) => `${path}, ${form}: ${category} ${scores[category]} of ${goal}`),
  ...(figures.CLS! > MOST_SHIFT ? [`${path}, ${form}: layout shift ${figures.CLS} of at most ${MOST_SHIFT}`] : []),
]);
if (missed.length > 0) process.exitCode = 1;

if (values.json) {
  const worst = (category: string) => Math.min(...rows.map(({ scores }) => scores[category] ?? 0));
  const ratios = Object.fromEntries(
    Object.entries(GOAL).map(([category, goal]) => [`lowest ${category} / goal`, worst(category) / goal]),
  );
  const environment = {
    site,
    node: process.version,
    processors: cpus().length,
    load: loadavg()[0],
    runs: Number(values.runs),
    ownTime: values['own-time'],
  };
  console.log(JSON.stringify({ name: 'lighthouse', ratios, measured: rows, missed, environment }));
} else if (rows.length > 0) {
  console.table(
    rows.map(({ path, form, scores, figures, benchmark }) => ({
      path,
      form,
      ...scores,
      ...Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, name === 'CLS' ? value : Math.round(value)]),
      ),
      machine: benchmark,
    })),
  );
  console.log(
    `Goal: ${Object.entries(GOAL)
      .map(([category, goal]) => `${category} ${goal}`)
      .join(
        ', ',
      )}, CLS ${MOST_SHIFT}. Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} processors.`,
  );
  for (const { path, form, lost } of rows) for (const line of lost) console.log(`${path}, ${form}: ${line}`);
  for (const line of missed) console.error(`Under its goal: ${line}`);
}
