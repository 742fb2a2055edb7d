import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ownPackage } from './own-package.ts';
import { remoteConfiguration } from './remote-configuration.ts';

/**
 * What a remote's `webpack.config.ts` re-exports: called by webpack's command line in the remote's folder, from which
 * name and version follow. The build of the whole site does not come by here but uses the same configuration.
 */
export function remote(): Configuration {
  const folder = process.cwd();
  const { name, version } = ownPackage(folder);
  return remoteConfiguration({ folder, output: join(folder, 'dist'), name, version });
}
