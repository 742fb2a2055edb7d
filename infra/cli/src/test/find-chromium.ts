import { spawnSync } from 'node:child_process';
import { findChromium as search, HEADLESS_SHELL, isProgram } from '@atrium/browser-check/find-chromium';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const INSTALL_TIMEOUT_MS = 180_000;

/** Installs a package of the distribution. Does nothing without permission, or if the package is unknown. */
export type Install = (name: string) => void;

/**
 * The Chromium for browser tests: CHROMIUM_PATH, otherwise one on the machine, otherwise one installed from the
 * distribution, if possible as a headless shell. Throws a sentence if there is none.
 */
export function findChromium(
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
  install: Install = aptGet(env, report),
): string {
  const found = search(env);
  if (env.CHROMIUM_PATH && found) return found;
  if (found && found !== DEBIAN_CHROMIUM) return found;
  for (const name of found ? [HEADLESS_SHELL] : [HEADLESS_SHELL, 'chromium']) {
    install(name);
    const installed = search(env);
    if (installed && installed !== found) return installed;
  }
  if (found) return found;
  throw new Error(
    'Chromium was not found; the browser tests need it. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function aptGet(env: NodeJS.ProcessEnv, report: (line: string) => void): Install {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return () => {};
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_TIMEOUT_MS,
    });
  return (name) => {
    report(`Installing ${name} with apt-get …`);
    run('update');
    run('install', '-y', '--no-install-recommends', name);
  };
}
