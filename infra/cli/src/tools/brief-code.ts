import { spawnSync } from 'node:child_process';

/** Options of V8 that let it optimise a function after twenty times as many calls. They may change with it. */
export const OPTIMISED_LATER: readonly string[] = [
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-maglev-osr=2000',
  '--invocation-count-for-turbofan=60000',
  '--invocation-count-for-osr=10000',
];

/**
 * Options of Node for programs whose code mostly runs a few times, as tests' does. Page tests take a seventh less of
 * processor time, and long computations as much as before. A Node that refuses them runs without.
 */
export const briefCode = (): readonly string[] =>
  spawnSync(process.execPath, [...OPTIMISED_LATER, '--version']).status === 0 ? OPTIMISED_LATER : [];
