import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '@atrium/build/build-all';
import { checkShellBundle } from '@atrium/checks/check-shell-bundle';
import { checkSizes } from '@atrium/checks/check-sizes';
import { freePort } from '@atrium/database/free-port';
import { addresses } from '../start/services.ts';
import { start } from '../start/start.ts';
import { findChromium } from './find-chromium.ts';
import { readStoryReport } from './read-story-report.ts';
import { runTool } from './run-tool.ts';
import type { Step, StepResult } from './step.ts';
import { testArtifacts } from './test-artifacts.ts';

/** The stories of e2e in a real browser, against a portal of its own: fresh data, free ports, gone afterwards. */
export const browserStep: Step = async ({ root, env, rest, report }) => {
  const chromium = findChromium(env, report);
  const varFolder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'));
  symlinkSync(testArtifacts(root), join(varFolder, 'artifacts'));
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('Stopped.'));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  const portal = await start({
    root,
    env: {
      ...env,
      ...(await freePorts()),
      ATRIUM_VAR: varFolder,
      ATRIUM_SEED: 'demo',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
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
    return sum(checkBuilt(root, portal.built), readStoryReport(outputFile, code));
  } finally {
    await portal.stop();
    process.removeListener('SIGINT', leave).removeListener('SIGTERM', leave);
    rmSync(varFolder, { recursive: true, force: true });
  }
};

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
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    problems: failed.flatMap(({ problems }) => problems),
  };
}

function sum(one: StepResult, other: StepResult): StepResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    problems: [...(one.problems ?? []), ...(other.problems ?? [])],
    notRun: [...(one.notRun ?? []), ...(other.notRun ?? [])],
  };
}
