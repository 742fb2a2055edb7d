import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '@atrium/build/build-all';
import { checkShellBundle } from '@atrium/checks/check-shell-bundle';
import { checkSizes } from '@atrium/checks/check-sizes';
import { freePort } from '@atrium/database/free-port';
import { addresses } from '../start/services.ts';
import { start } from '../start/start.ts';
import { findChromium } from './find-chromium.ts';
import { runTool } from './run-tool.ts';
import type { Step, StepResult } from './step.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
}
interface Suite {
  title: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The stories of e2e in a real browser, against a portal of its own: fresh data, free ports, gone afterwards. */
export const browserStep: Step = async ({ root, env, rest, report }) => {
  const chromium = findChromium(env, report);
  const varFolder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'));
  keepArtifacts(root, varFolder);
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('Stopped.'));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  const portal = await start({
    root,
    env: { ...env, ...(await freePorts()), ATRIUM_VAR: varFolder, ATRIUM_SEED: 'demo', DATABASE_URL: '', REDIS_URL: '' },
    report,
    signal: leaving.signal,
  });
  try {
    const outputFile = join(root, 'reports/e2e.json');
    mkdirSync(join(root, 'reports'), { recursive: true });
    rmSync(outputFile, { force: true });
    const { site, ops, vendor, payments } = addresses(portal.house.settings);
    const told = {
      ATRIUM_E2E_SITE: site,
      ATRIUM_E2E_OPS: ops,
      ATRIUM_E2E_VENDOR: vendor,
      ATRIUM_E2E_PAYMENTS: payments,
      ATRIUM_E2E_VAR: varFolder,
      CHROMIUM_PATH: chromium,
    };
    const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
    const code = await runTool(cli, ['test', '-c', join(root, 'e2e/playwright.config.ts'), ...rest], {
      cwd: root,
      env: { ...env, ...told },
    });
    return sum(checkBuilt(root, portal.built), summary(outputFile, code));
  } finally {
    await portal.stop();
    process.removeListener('SIGINT', leave).removeListener('SIGTERM', leave);
    rmSync(varFolder, { recursive: true, force: true });
  }
};

/**
 * Kept for the next run: what was built from these sources is not built again. Apart from those of npm start, whose site
 * may be running from them.
 */
function keepArtifacts(root: string, varFolder: string): void {
  const kept = join(root, 'var/test-artifacts');
  mkdirSync(kept, { recursive: true });
  symlinkSync(kept, join(varFolder, 'artifacts'));
}

async function freePorts(): Promise<NodeJS.ProcessEnv> {
  const ports = new Set<number>();
  while (ports.size < 4) ports.add(await freePort());
  const [site, ops, vendor, payments] = [...ports].map(String);
  return { ATRIUM_SITE_PORT: site, ATRIUM_OPS_PORT: ops, ATRIUM_VENDOR_PORT: vendor, ATRIUM_PAYMENTS_PORT: payments };
}

/** What can be said of the built files alone. */
function checkBuilt(root: string, { shell, remotes }: Built): StepResult {
  if (!shell) return { passed: 0, failed: 1, problems: ['The shell was not built.'] };
  const results = [checkShellBundle(root, shell.folder), checkSizes({ shellFolder: shell.folder, remotes })];
  const failed = results.filter(({ problems }) => problems.length);
  return { passed: results.length - failed.length, failed: failed.length, problems: failed.flatMap(({ problems }) => problems) };
}

function sum(one: StepResult, other: StepResult): StepResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    problems: [...(one.problems ?? []), ...(other.problems ?? [])],
  };
}

function summary(outputFile: string, code: number): StepResult {
  let document: PlaywrightReport;
  try {
    document = JSON.parse(readFileSync(outputFile, 'utf8')) as PlaywrightReport;
  } catch {
    return { passed: 0, failed: 1, problems: ['playwright ended without a report.'] };
  }
  const { expected, unexpected, flaky, skipped } = document.stats;
  // A story may ask twice: a busy machine is no fault of the product. Which one did is said.
  const failed = unexpected + skipped;
  const problems = [...document.suites.flatMap(broken), ...document.errors.map((error) => error.message ?? 'unknown error')];
  return { passed: expected + flaky, failed: failed || (code === 0 ? 0 : 1), problems };
}

function broken(suite: Suite): string[] {
  const own = suite.specs
    .filter((spec) => spec.tests.some((test) => test.status !== 'expected'))
    .map((spec) => `${suite.title}: ${spec.title}${spec.ok ? ' (at a further try)' : ''}`);
  return [...own, ...(suite.suites ?? []).flatMap(broken)];
}
