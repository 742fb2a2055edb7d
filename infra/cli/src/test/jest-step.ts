import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jestResult, readJestReport } from './read-jest-report.ts';
import { briefCode } from '../tools/brief-code.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Step } from './step.ts';

/** Unit, page, database and process tests. Nothing is tried twice: a test that fails once in ten runs is a defect. */
export const jestStep: Step = async ({ root, env, rest, output }) => {
  const outputFile = join(root, 'reports/jest.json');
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(outputFile, { force: true });
  const args = ['--json', `--outputFile=${outputFile}`, ...rest];
  const code = await runTool(join(root, 'node_modules/jest/bin/jest.js'), args, {
    cwd: root,
    env,
    output,
    nodeOptions: briefCode(),
  });
  const report = readJestReport(outputFile);
  if (!report) return { passed: 0, failed: 1, problems: ['jest ended without a report.'] };
  const result = jestResult(root, report);
  return { ...result, failed: result.failed || (code === 0 ? 0 : 1) };
};
