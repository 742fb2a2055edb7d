import type { Configuration } from 'webpack';
import type { BuildFolders } from './base-configuration.ts';
import { shellConfiguration } from './shell-configuration.ts';

/** The ops console: a separate page, built like the shell but without federation. */
export function consoleConfiguration(build: BuildFolders): Configuration {
  const shell = shellConfiguration(build);
  // `router-curated` lists the names that the portal uses; the console imports the router itself.
  const { 'react-router-dom$': _door, ...alias } = shell.resolve!.alias as Record<string, string | false>;
  return {
    ...shell,
    resolve: { ...shell.resolve, alias },
    entry: { console: './src/main.tsx' },
    output: { ...shell.output, uniqueName: 'atrium_ops_console' },
  };
}
