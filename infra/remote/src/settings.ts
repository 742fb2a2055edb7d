import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLERS, type Bundler } from './presets/preset-order.ts';
import type { RegistryAccess } from './registry/call-registry.ts';

/** What `join` writes and the other commands read; `.gitignore` of a new remote names it. */
export const TOKEN_FILE = '.atrium-token';

export interface Settings {
  version: string;
  bundler: Bundler;
  /** The running site, for `dev`. */
  site: string;
  registry: RegistryAccess;
}

/** Where a squad's commands go; in `package.json`, so that everybody in the squad has it. */
export interface Addresses {
  site?: string | undefined;
  registry?: string | undefined;
}

interface PackageJson {
  version?: string;
  devDependencies?: Record<string, string>;
  atrium?: Addresses & { bundler?: string };
}

const DEPENDENCY: Record<Bundler, string> = { webpack: 'webpack', rspack: '@rspack/core', vite: 'vite' };

/** The settings of a squad's folder: its `package.json`, over which the environment has the last word. */
export function readSettings(folder: string, env: NodeJS.ProcessEnv): Settings {
  const file = join(folder, 'package.json');
  if (!existsSync(join(folder, 'remote.ts')) || !existsSync(file))
    throw new Error(`${folder} has no remote.ts and package.json. Make a remote with: atrium-remote new NAME`);
  const { version, devDependencies = {}, atrium = {} } = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  if (!version) throw new Error(`${file} has no version.`);
  const installed = BUNDLERS.find((name) => devDependencies[DEPENDENCY[name]]);
  return {
    version,
    bundler: bundlerOf(atrium.bundler ?? installed ?? 'vite'),
    site: env.ATRIUM_SITE_URL || atrium.site || 'http://localhost:8080',
    registry: {
      url: env.ATRIUM_OPS_URL || atrium.registry || 'http://127.0.0.1:8090',
      token: env.ATRIUM_OPS_TOKEN || tokenIn(folder),
    },
  };
}

export function keepAddresses(folder: string, addresses: Addresses): void {
  const file = join(folder, 'package.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  settings.atrium = { ...settings.atrium, ...addresses };
  writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`);
}

export function bundlerOf(name: string): Bundler {
  const found = BUNDLERS.find((one) => one === name);
  if (!found) throw new Error(`"${name}" is no bundler of the SDK. Choose one of ${BUNDLERS.join(', ')}.`);
  return found;
}

function tokenIn(folder: string): string | undefined {
  const file = join(folder, TOKEN_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
