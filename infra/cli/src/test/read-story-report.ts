import { readFileSync } from 'node:fs';
import type { StepResult } from './step.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
}
interface Suite {
  title: string;
  specs: Spec[];
  suites?: Suite[];
}
interface Spec {
  title: string;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

/**
 * What Playwright's report and exit code come to. A story may ask twice: a busy machine is no fault of the product; which
 * one did is said. One that was not run because another failed is neither passed nor failed; where none failed, leaving one
 * out is the failure.
 */
export function readStoryReport(file: string, code: number): StepResult {
  let report: PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } catch {
    return { passed: 0, failed: 1, problems: ['playwright ended without a report.'] };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const stories = report.suites.flatMap(storiesOf);
  const are = (status: string) => stories.filter((story) => story.statuses.includes(status)).map(({ title }) => title);
  return {
    passed: expected + flaky,
    failed: unexpected || skipped || (code === 0 ? 0 : 1),
    problems: [
      ...are('unexpected'),
      ...are('flaky').map((title) => `${title} (at a further try)`),
      ...report.errors.map(({ message }) => message ?? 'unknown error'),
    ],
    notRun: are('skipped'),
  };
}

function storiesOf({ title: file, specs, suites = [] }: Suite): { title: string; statuses: string[] }[] {
  return [
    ...specs.map(({ title, tests }) => ({ title: `${file}: ${title}`, statuses: tests.map(({ status }) => status) })),
    ...suites.flatMap(storiesOf),
  ];
}
