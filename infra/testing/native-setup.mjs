import { createRequire } from 'node:module';

// Those of the runner: a second copy would have a state of its own.
const inRunner = createRequire(import.meta.resolve('jest-light-runner'));
const { addEventHandler } = inRunner('jest-circus');

/** The time limit of a test or hook that states none. A busy machine is no fault of the product; what never ends still fails. */
const TIME_LIMIT_MS = 120_000;

// Taken before a test replaces the clock.
const { clearTimeout, setTimeout } = globalThis;

let limited = { path: '', ms: TIME_LIMIT_MS };

/** The time limit of what the file that is being read defines from here on. */
const limitMs = () => {
  const path = expect.getState().testPath;
  if (limited.path !== path) limited = { path, ms: TIME_LIMIT_MS };
  return limited.ms;
};

function withLimit(run, timeout) {
  if (!run) return run;
  const ms = timeout ?? limitMs();
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Exceeded the time limit of ${ms} ms.`)), ms);
    });
    try {
      return await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * What jest's own runner has and the native one lacks: time limits of tests and hooks, and `jest.setTimeout`.
 */
export default function nativeSetup() {
  jest.setTimeout = (ms) => {
    limited = { path: expect.getState().testPath, ms };
    return jest;
  };
  addEventHandler((event, { currentDescribeBlock }) => {
    const added =
      event.name === 'add_test'
        ? currentDescribeBlock.children.at(-1)
        : event.name === 'add_hook' && currentDescribeBlock.hooks.at(-1);
    if (added) added.fn = withLimit(added.fn, event.timeout);
  });
}
