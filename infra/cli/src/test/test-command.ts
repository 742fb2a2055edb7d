import { parseArgs } from 'node:util';
import type { Step, StepResult } from './step.ts';

const STEPS: Record<string, () => Promise<Step>> = {
  types: async () => (await import('./types-step.ts')).typesStep,
  lint: async () => (await import('./lint-step.ts')).lintStep,
  structure: async () => (await import('./structure-step.ts')).structureStep,
  jest: async () => (await import('./jest-step.ts')).jestStep,
  browser: async () => (await import('./browser-step.ts')).browserStep,
};

/**
 * `npm test [-- --only types,jest …] [-- arguments for jest or playwright]`: all steps also when one fails, a summary,
 * and as the last line `N passed, N failed`. Answers the exit code.
 */
export async function testCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { only: { type: 'string', multiple: true } } });
  const names = values.only?.flatMap((list) => list.split(',')) ?? Object.keys(STEPS);
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown) throw new Error(`There is no step "${unknown}". Known: ${Object.keys(STEPS).join(', ')}.`);

  const report = (line: string) => process.stdout.write(`${line}\n`);
  const results: ({ name: string; seconds: number } & StepResult)[] = [];
  for (const name of names) {
    report(`\n── ${name} ──`);
    const began = performance.now();
    const result = await run(name, { root, env, rest: positionals, report });
    results.push({ name, seconds: (performance.now() - began) / 1_000, ...result });
  }

  report('\n── summary ──');
  for (const { name, passed, failed, seconds, problems = [], notRun = [] } of results) {
    report(`${failed ? '✗' : '✓'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`);
    for (const one of notRun) report(`    not run here: ${one}`);
    if (failed) for (const problem of problems.slice(0, 30)) report(`    ${problem}`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  report(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') ? 1 : 0;
}

async function run(name: string, context: Parameters<Step>[0]): Promise<StepResult> {
  try {
    const step = await STEPS[name]!();
    return await step(context);
  } catch (error) {
    return { passed: 0, failed: 1, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
