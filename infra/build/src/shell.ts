import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { shellConfiguration } from './shell-configuration.ts';

/** What the shell's `webpack.config.ts` re-exports: called by webpack's command line in the shell's folder. */
export function shell(): Configuration {
  const folder = process.cwd();
  return shellConfiguration({ folder, output: join(folder, 'dist') });
}
