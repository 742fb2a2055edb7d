import { spawnSync } from 'node:child_process';

const OPTIMISED_LATER = [
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-maglev-osr=2000',
  '--invocation-count-for-turbofan=60000',
  '--invocation-count-for-osr=10000',
];

/**
 * Options of Node for programs whose code mostly runs a few times, as tests' does: functions are optimised after twenty
 * times as many calls. Page tests take a seventh less of processor time, and long computations as much as before. They are
 * V8's own and may change with it: a Node that refuses them runs without.
 */
export const briefCode = (): readonly string[] =>
  spawnSync(process.execPath, [...OPTIMISED_LATER, '--version']).status === 0 ? OPTIMISED_LATER : [];
