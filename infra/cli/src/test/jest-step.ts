import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import type { Step } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Of a test that needs a program which this machine lacks (`needsTool`). */
const NEEDS = /\[needs [\w -]+\]$/;

/**
 * Unit, contract and page tests. A test that is skipped counts as failed: nothing is left out in silence. One that needs a
 * program which is not on this machine is reported as not run.
 */
export const jestStep: Step = async ({ root, env, rest, output }) => {
  const outputFile = join(root, 'reports/jest.json');
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(outputFile, { force: true });
  const args = ['--json', `--outputFile=${outputFile}`, ...rest];
  const code = await runTool(join(root, 'node_modules/jest/bin/jest.js'), args, { cwd: root, env, output });
  const report = readReport(outputFile);
  if (!report) return { passed: 0, failed: 1, problems: ['jest ended without a report.'] };
  const place = (file: { name: string }) => file.name.slice(root.length + 1);
  const notRun = report.testResults.flatMap((file) => file.assertionResults.filter(isNotRun).map((test) => `${place(file)}: ${test.fullName}`));
  const unwanted = report.numPendingTests + report.numTodoTests - notRun.length;
  const unreadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unwanted + unreadable.length;
  const problems = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status !== 'passed' && !isNotRun(test))
      .map((test) => `${place(file)}: ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`),
  );
  for (const file of unreadable) problems.push(`${place(file)} could not be run`);
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1), problems, notRun };
};

const isNotRun = ({ status, fullName }: { status: string; fullName: string }): boolean => status === 'pending' && NEEDS.test(fullName);

function readReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}
