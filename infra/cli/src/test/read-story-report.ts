import { readFileSync } from 'node:fs';
import { openingOf } from './opening-of.ts';
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
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { error?: { message?: string } }[];
  }[];
}

/**
 * Counts Playwright's report. A story that passed only at a further try (with `--retries`) is unsteady, and fails. One
 * that was skipped because another failed is neither passed nor failed; where nothing failed, skipping is the failure.
 */
export function readStoryReport(file: string, exitCode: number): StepResult {
  let report: PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } catch {
    return { passed: 0, failed: 1, problems: ['playwright ended without a report.'] };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const stories = report.suites.flatMap(storiesOf);
  const titlesOf = (status: string) =>
    stories.filter((story) => story.statuses.includes(status)).map(({ title }) => title);
  return {
    passed: expected,
    failed: unexpected + flaky || skipped || (exitCode === 0 ? 0 : 1),
    problems: [
      ...stories
        .filter(({ statuses }) => statuses.includes('unexpected'))
        .map(({ title, messages }) => title + messages.map(openingOf).join('')),
      ...titlesOf('flaky').map((title) => `${title} (unsteady: passed only at a further try)`),
      ...report.errors.map(({ message }) => message ?? 'unknown error'),
    ],
    notRun: titlesOf('skipped'),
  };
}

interface Story {
  title: string;
  statuses: string[];
  messages: string[];
}

function storiesOf({ title: file, specs, suites = [] }: Suite): Story[] {
  return [
    ...specs.map(({ title, tests }) => ({
      title: `${file}: ${title}`,
      statuses: tests.map(({ status }) => status),
      messages: tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
    })),
    ...suites.flatMap(storiesOf),
  ];
}
