import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@atrium/database/free-port';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launchChromium } from '../portal/launch-chromium.ts';
import { inOwnTime } from '../portal/own-time.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** The lowest score of each category, of 100 points. */
const GOALS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_SHIFT = 0.02;
/** On a busy machine Lighthouse may miss the beginning of a visit (NO_NAVSTART), and needs another one. */
const ATTEMPT_LIMIT = 3;
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
const browser = await launchChromium(`--remote-debugging-port=${port}`);

interface Row {
  path: string;
  form: string;
  scores: Record<string, number>;
  figures: Record<string, number>;
  /** The speed of the machine during the measurement: highest when it does nothing else. */
  benchmark: number;
  /** The audits that cost points, and the longest tasks of the main thread. */
  losses: string[];
}
const rows: Row[] = [];
try {
  for (const path of paths) {
    for (const form of forms) {
      const runs: Row[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(path, form));
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

async function measure(path: string, form: keyof typeof FORMS): Promise<Row> {
  const { categories, audits, environment } = await reportOf(`${site}${path}`, form);
  const losses = Object.values(categories).flatMap(({ id, auditRefs }) =>
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
    losses: [
      ...losses,
      ...tasks.map(
        ({ url, duration, startTime }) => `task of ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${url}`,
      ),
    ],
  };
}

/** Lighthouse's report; with `--own-time` for the visit as it would have been on an idle machine. */
async function reportOf(
  address: string,
  form: keyof typeof FORMS,
  attempt = 1,
): Promise<NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(GOALS) } as const;
  if (values['own-time']) {
    await lighthouse(address, { ...flags, gatherMode: folder }, FORMS[form]);
    inOwnTime(join(folder, 'trace.json'));
  }
  const result = values['own-time']
    ? await lighthouse(undefined, { ...flags, auditMode: folder }, FORMS[form])
    : await lighthouse(address, flags, FORMS[form]);
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < ATTEMPT_LIMIT)
    return reportOf(address, form, attempt + 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result');
  return result.lhr;
}

const missed = rows.flatMap(({ path, form, scores, figures }) => [
  ...Object.entries(GOALS)
    .filter(([category, goal]) => (scores[category] ?? 0) < goal)
    .map(([category, goal]) => `${path}, ${form}: ${category} ${scores[category]} of ${goal}`),
  ...(figures.CLS! > MAX_SHIFT ? [`${path}, ${form}: layout shift ${figures.CLS} over ${MAX_SHIFT}`] : []),
]);
if (missed.length > 0) process.exitCode = 1;

if (values.json) {
  const worst = (category: string) => Math.min(...rows.map(({ scores }) => scores[category] ?? 0));
  const ratios = Object.fromEntries(
    Object.entries(GOALS).map(([category, goal]) => [`lowest ${category} / goal`, worst(category) / goal]),
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
    `Goal: ${Object.entries(GOALS)
      .map(([category, goal]) => `${category} ${goal}`)
      .join(', ')}, CLS ${MAX_SHIFT}. Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} processors.`,
  );
  for (const { path, form, losses } of rows) for (const line of losses) console.log(`${path}, ${form}: ${line}`);
  for (const line of missed) console.error(`Missed: ${line}`);
}
