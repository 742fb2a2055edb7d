import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.ts';
import type { Step, StepResult } from './step.ts';

const STEPS = {
  types: async () => (await import('./types-step.ts')).typesStep,
  lint: async () => (await import('./lint-step.ts')).lintStep,
  structure: async () => (await import('./structure-step.ts')).structureStep,
  build: async () => (await import('./build-step.ts')).buildStep,
  jest: async () => (await import('./jest-step.ts')).jestStep,
  browser: async () => (await import('./browser-step.ts')).browserStep,
} satisfies Record<string, () => Promise<Step>>;
type Name = keyof typeof STEPS;

/**
 * Stages run one after the other, the lanes of a stage side by side, with the first lane on the screen. Jest waits much,
 * for servers that start and limits that expire: steps that only compute fit in. The stories have the machine to themselves.
 */
const STAGES: readonly (readonly (readonly Name[])[])[] = [
  [['jest'], ['types', 'lint', 'structure', 'build']],
  [['browser']],
];

/** Steps that are divided between machines; the first machine does the others alone. Every portal needs the build. */
const SHARDED: ReadonlySet<Name> = new Set(['build', 'jest', 'browser']);

/**
 * `npm test [-- --only types,jest …] [--shard 1/2] [-- arguments for jest or playwright]`: runs every step even if one
 * fails, and prints a summary whose last line is `N passed, N failed`. Resolves with the exit code.
 */
export async function testCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true }, shard: { type: 'string' } },
  });
  const names = Object.keys(STEPS) as Name[];
  const shard = shardOf(values.shard);
  const wanted =
    values.only?.flatMap((list) => list.split(',')) ??
    names.filter((name) => !shard || shard.isFirst || SHARDED.has(name));
  const unknown = wanted.find((name) => !(name in STEPS));
  if (unknown) throw new Error(`Unknown step "${unknown}". Known: ${names.join(', ')}.`);

  // One of jest's files opens a browser, so Chromium is found, or installed, first.
  const stepEnv =
    wanted.includes('browser') || (wanted.includes('jest') && positionals.length === 0) ? withChromium(env) : env;
  const rest = [...positionals, ...(shard ? [`--shard=${values.shard}`] : [])];
  const results = new Map<Name, Timed>();
  for (const stage of STAGES) {
    const lanes = stage.map((lane) => lane.filter((name) => wanted.includes(name))).filter((lane) => lane.length > 0);
    await Promise.all(
      lanes.map(async (lane, place) => {
        for (const name of lane) results.set(name, await timed(name, { root, env: stepEnv, rest }, place === 0));
      }),
    );
  }
  return summarize(names.flatMap((name) => (results.has(name) ? [{ name, ...results.get(name)! }] : [])));
}

function shardOf(text: string | undefined): { isFirst: boolean } | undefined {
  if (text === undefined) return undefined;
  const [, place, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!place || Number(place) < 1 || Number(place) > Number(count))
    throw new Error(`--shard is "${text}"; it must be like 1/2: the first of two parts.`);
  return { isFirst: place === '1' };
}

/** Adds the path of the browser; without one, the steps that need it report that. */
function withChromium(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return { ...env, CHROMIUM_PATH: findChromium(env, (line) => say(`${line}\n`)) };
  } catch {
    return env;
  }
}

type Timed = StepResult & { seconds: number };
type Given = Omit<Parameters<Step>[0], 'report' | 'output'>;

const say = (text: string) => void process.stdout.write(text);

/** Runs and times a step. The output of a step without the screen is printed when it ends. */
async function timed(name: Name, given: Given, hasScreen: boolean): Promise<Timed> {
  const kept: string[] = [];
  const keep = (text: string) => void kept.push(text);
  const output = hasScreen ? say : keep;
  output(`\n── ${name} ──\n`);
  const began = performance.now();
  const result = await run(name, {
    ...given,
    report: (line) => output(`${line}\n`),
    output: hasScreen ? undefined : keep,
  });
  say(kept.join(''));
  return { ...result, seconds: (performance.now() - began) / 1_000 };
}

async function run(name: Name, context: Parameters<Step>[0]): Promise<StepResult> {
  try {
    const step = await STEPS[name]();
    return await step(context);
  } catch (error) {
    return { passed: 0, failed: 1, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function summarize(results: readonly (Timed & { name: Name })[]): number {
  say('\n── summary ──\n');
  for (const { name, passed, failed, seconds, problems = [], notRun = [] } of results) {
    say(
      `${failed ? '✗' : '✓'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s\n`,
    );
    for (const one of notRun) say(`    not run here: ${one}\n`);
    for (const problem of problems.slice(0, 30)) say(`    ${problem}\n`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') ? 1 : 0;
}
