import { readFileSync } from 'node:fs';
import type { StepResult } from './step.ts';

/** What we read of the report that jest writes with `--json`. */
export interface JestReport {
  testResults: TestFile[];
}
interface TestFile {
  /** The file's absolute path. */
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

/** Of a test that needs a program which this machine lacks (`needsTool`). */
const NEEDS = /\[needs [\w -]+\]$/;

/** The report in that file; undefined when jest did not come to write one. */
export function readJestReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

/** Absolute paths of the files in which a test failed or that could not be run at all. */
export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * What a report comes to. A test that is left out counts as failed: nothing is left out in silence. One that needs a
 * program which is not on this machine is reported as not run. Of files that were tried `again` the further try counts,
 * and which tests needed it is said.
 */
export function jestResult(root: string, first: JestReport, again?: JestReport): StepResult {
  const further = new Map(again?.testResults.map((file) => [file.name, file]));
  const files = first.testResults.map((file) => further.get(file.name) ?? file);
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, title: titleOf(root, file, test) })),
  );
  const notRun = tests.filter(isNotRun).map(({ title }) => title);
  const failed = tests.filter((test) => test.status !== 'passed' && !isNotRun(test));
  const unreadable = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const stillFailed = new Set(failed.map(({ title }) => title));
  const unsteady = first.testResults
    .filter((file) => further.has(file.name))
    .flatMap((file) =>
      file.assertionResults.length
        ? file.assertionResults.filter(({ status }) => status === 'failed').map((test) => titleOf(root, file, test))
        : [placeOf(root, file)],
    )
    .filter((title) => !stillFailed.has(title));
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + unreadable.length,
    problems: [
      ...failed.map(({ title, status }) => `${title}${status === 'failed' ? '' : ` (${status})`}`),
      ...unreadable.map((file) => `${placeOf(root, file)} could not be run`),
      ...unsteady.map((title) => `${title} (at a further try)`),
    ],
    notRun,
  };
}

const placeOf = (root: string, file: TestFile): string => file.name.slice(root.length + 1);
const titleOf = (root: string, file: TestFile, test: { fullName: string }): string =>
  `${placeOf(root, file)}: ${test.fullName}`;
const isNotRun = ({ status, fullName }: { status: string; fullName: string }): boolean =>
  status === 'pending' && NEEDS.test(fullName);
