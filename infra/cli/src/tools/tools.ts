import { join } from 'node:path';

/** A program of the inner loop: its script in node_modules, and its arguments. */
export type Tool = [script: string, ...args: string[]];

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const JEST = 'node_modules/jest/bin/jest.js';

const PNPM = '.toolchain/node_modules/pnpm/bin/pnpm.mjs';

/** Every package of the lock file with its hash, as CycloneDX, on standard output; needs no network. */
export const sbomTool = (args: string[]): Tool => [
  PNPM,
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-spec-version',
  '1.6',
  '--sbom-type',
  'application',
  '--lockfile-only',
  ...args,
];

/** Asks the package registry for known faults of the packages that the product runs with. */
export const auditTool = (args: string[]): Tool => [PNPM, 'audit', '--prod', ...args];

/** Rules and format; warnings count. Without paths: everything. */
export const lintTool = (paths: string[]): Tool => [
  BIOME,
  'check',
  '--assist-enabled=false',
  '--error-on-warnings',
  '--max-diagnostics=40',
  ...(paths.length > 0 ? paths : ['.']),
];

export const formatTool = (paths: string[]): Tool => [
  BIOME,
  'format',
  '--write',
  ...(paths.length > 0 ? paths : ['.']),
];

/**
 * The whole tree through the compiler, which remembers what has not changed since the last time. TypeScript 7 takes a
 * third of the time of 6, which stays for the checks: 7 has no stable API yet.
 */
export const typesTool = (args: string[]): Tool => [
  'node_modules/typescript-native/bin/tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  join('node_modules/.cache/atrium', 'types.tsbuildinfo'),
  ...args,
];

/** Options that take several words come last: jest would take the files after them for more of those words. */
export const unitTool = (args: string[]): Tool => [JEST, ...args, '--selectProjects', 'unit', 'page'];

export const watchTool = (args: string[]): Tool => [JEST, '--watch', ...args];

/** The tests that reach one of these files through their imports. */
export const relatedTool = (files: string[]): Tool => [JEST, '--passWithNoTests', '--findRelatedTests', ...files];
