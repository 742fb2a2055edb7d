import type { Configuration } from 'webpack';
import type { BuildFolders } from './base-configuration.ts';
import { shellConfiguration } from './shell-configuration.ts';

/** The ops console: a page of its own, made like the shell but without a federation. */
export function consoleConfiguration(build: BuildFolders): Configuration {
  const shell = shellConfiguration(build);
  return {
    ...shell,
    entry: { console: './src/main.tsx' },
    output: { ...shell.output, uniqueName: 'atrium_ops_console' },
  };
}
