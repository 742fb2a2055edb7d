import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without windows first: it is the same browser, and takes three quarters of the processor's time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Debian's packages; an older one has no headless shell of its own. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for browser tests: CHROMIUM_PATH, else one on the machine, else one installed from the distribution
 * where we may do that. Throws a sentence when there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv, report: (line: string) => void): string {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program that can be run.`);
  }
  const found = search(env);
  if (found) return found;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    report('Installing Chromium with apt-get …');
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    aptGet('update');
    for (const name of DEBIAN) {
      aptGet('install', '-y', '--no-install-recommends', name);
      const installed = search(env);
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium, and none was found. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

function search(env: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...PLACES];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...APPLICATIONS].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
