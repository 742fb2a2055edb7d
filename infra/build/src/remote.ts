import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ownPackage } from './own-package.ts';
import { remoteConfiguration } from './remote-configuration.ts';

/**
 * What a remote's `webpack.config.ts` re-exports: called by webpack's command line in the remote's folder, from which
 * name and version follow. The build of the whole site does not come by here but uses the same configuration. While
 * developing, `webpack serve` keeps the remote built, and prints the link that shows it inside a running site.
 */
export async function remote(
  env: { WEBPACK_SERVE?: boolean } = {},
): Promise<Configuration & { devServer?: DevServer }> {
  const folder = process.cwd();
  const { name, version } = ownPackage(folder);
  const output = join(folder, 'dist');
  if (!env.WEBPACK_SERVE) return remoteConfiguration({ folder, output, name, version });
  // What develops is heavy: a build does without it.
  const { serveRemote } = await import('./development/serve-remote.ts');
  return serveRemote({ root: dirname(dirname(folder)), folder, output, name, version: `${version}-local` });
}
