import { readFileSync } from 'node:fs';
import { openingOf } from './opening-of.ts';
import type { StepResult } from './step.ts';

/** The part of jest's `--json` report that we read. */
export interface JestReport {
  testResults: TestFile[];
}
interface TestFile {
  /** The file's absolute path. */
  name: string;
  status: string;
  assertionResults: TestCase[];
}
interface TestCase {
  status: string;
  fullName: string;
  failureMessages?: string[];
  /** How often it ran: more than once only with `jest.retryTimes`. */
  invocations?: number;
}

/** The title of a test that needs a program which this machine lacks (`needsTool`). */
const NEEDS = /\[needs [\w -]+\]$/;

/** The report in that file; undefined when jest ended before it wrote one. */
export function readJestReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

/**
 * Counts a report. A skipped test counts as failed, so that nothing is left out in silence; one that needs a program
 * which is not on this machine is reported as not run. A test that passed only at a further try is unsteady, and fails.
 */
export function jestResult(root: string, { testResults }: JestReport): StepResult {
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, title: `${placeOf(root, file)}: ${test.fullName}` })),
  );
  const notRun = tests.filter(isNotRun);
  const unsteady = tests.filter(isUnsteady);
  const failed = tests.filter((test) => test.status !== 'passed' && !isNotRun(test));
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: tests.filter((test) => test.status === 'passed' && !isUnsteady(test)).length,
    failed: failed.length + unreadable.length + unsteady.length,
    problems: [
      ...failed.map(
        ({ title, status, failureMessages = [] }) =>
          `${title}${status === 'failed' ? '' : ` (${status})`}${failureMessages.map(openingOf).join('')}`,
      ),
      ...unreadable.map((file) => `${placeOf(root, file)} could not be run`),
      ...unsteady.map(({ title }) => `${title} (unsteady: passed only at a further try)`),
    ],
    notRun: notRun.map(({ title }) => title),
  };
}

const placeOf = (root: string, file: TestFile): string => file.name.slice(root.length + 1);
const isNotRun = ({ status, fullName }: TestCase): boolean => status === 'pending' && NEEDS.test(fullName);
const isUnsteady = ({ status, invocations = 1 }: TestCase): boolean => status === 'passed' && invocations > 1;
