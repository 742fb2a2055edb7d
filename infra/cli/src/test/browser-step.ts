import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '@atrium/build/build-all';
import { checkShellBundle } from '@atrium/checks/check-shell-bundle';
import { checkSizes } from '@atrium/checks/check-sizes';
import { findChromium } from './find-chromium.ts';
import { readStoryReport } from './read-story-report.ts';
import { briefCode } from '../tools/brief-code.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Step, StepResult } from './step.ts';
import { startStoryPortals } from './story-portals.ts';

/** Three files of stories at a time keep two cores busy, beside one that mostly waits. Another number: `-- --workers N`. */
const WORKERS = 4;

/** The stories of e2e in a real browser, each worker against a portal of its own, which is removed afterwards. */
export const browserStep: Step = async ({ root, env, rest, report }) => {
  const chromium = findChromium(env, report);
  const stopping = new AbortController();
  const abort = () => stopping.abort(new Error('Stopped.'));
  process.once('SIGINT', abort).once('SIGTERM', abort);
  const started = await startStoryPortals({
    count: Number(/--workers[= ](\d+)/.exec(rest.join(' '))?.[1] ?? WORKERS),
    root,
    env,
    report,
    signal: stopping.signal,
  });
  try {
    const outputFile = join(root, 'reports/e2e.json');
    mkdirSync(join(root, 'reports'), { recursive: true });
    rmSync(outputFile, { force: true });
    const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
    const code = await runTool(cli, ['test', '-c', join(root, 'e2e/playwright.config.ts'), ...rest], {
      cwd: root,
      env: { ...env, ATRIUM_E2E_PORTALS: JSON.stringify(started.portals), CHROMIUM_PATH: chromium },
      nodeOptions: briefCode(),
    });
    return sum(checkBuilt(root, started.built), readStoryReport(outputFile, code));
  } finally {
    await started.stop();
    process.removeListener('SIGINT', abort).removeListener('SIGTERM', abort);
  }
};

/** The checks that need the built files alone. */
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
