import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedFiles, type JestReport, jestResult, readJestReport } from './read-jest-report.ts';
import { runTool } from './run-tool.ts';
import type { Step, StepContext } from './step.ts';

/** More failing files than these are no chance of a busy machine. */
const MOST_TRIED_AGAIN = 3;

/**
 * Unit, contract and page tests. A file that fails is tried once more, one at a time, as a story is: two tests, the
 * compiler and the bundler share this machine. What passes only then is named in the summary.
 */
export const jestStep: Step = async (context) => {
  const first = await runJest(context, context.rest);
  if (!first.report) return { passed: 0, failed: 1, problems: ['jest ended without a report.'] };
  const failed = failedFiles(first.report);
  const again =
    failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
      ? await runJest(context, ['--runInBand', '--runTestsByPath', ...failed])
      : undefined;
  const result = jestResult(context.root, first.report, again?.report);
  const code = again ? again.code : first.code;
  return { ...result, failed: result.failed || (code === 0 ? 0 : 1) };
};

async function runJest(
  { root, env, output }: StepContext,
  rest: readonly string[],
): Promise<{ code: number; report: JestReport | undefined }> {
  const outputFile = join(root, 'reports/jest.json');
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(outputFile, { force: true });
  const args = ['--json', `--outputFile=${outputFile}`, ...rest];
  const code = await runTool(join(root, 'node_modules/jest/bin/jest.js'), args, { cwd: root, env, output });
  return { code, report: readJestReport(outputFile) };
}
