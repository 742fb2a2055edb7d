import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { shellConfiguration } from './shell-configuration.ts';

/** The webpack configuration of the shell, which its `webpack.config.ts` re-exports. */
export function shell(): Configuration {
  const folder = process.cwd();
  return shellConfiguration({ folder, output: join(folder, 'dist') });
}
