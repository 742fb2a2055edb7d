import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ownPackage } from './own-package.ts';
import { remoteConfiguration } from './remote-configuration.ts';

/**
 * The webpack configuration of a remote, which its `webpack.config.ts` re-exports. webpack's command line calls it in
 * the remote's folder, whose `package.json` has the name and version. The build of the whole site uses the same
 * configuration directly. `webpack serve` rebuilds the remote on every change and prints the link that shows it inside
 * a running site.
 */
export async function remote(
  env: { WEBPACK_SERVE?: boolean } = {},
): Promise<Configuration & { devServer?: DevServer }> {
  const folder = process.cwd();
  const { name, version } = ownPackage(folder);
  const output = join(folder, 'dist');
  if (!env.WEBPACK_SERVE) return remoteConfiguration({ folder, output, name, version });
  // The development tools are slow to load, and a build does not need them.
  const { serveRemote } = await import('./development/serve-remote.ts');
  return serveRemote({ root: dirname(dirname(folder)), folder, output, name, version: `${version}-local` });
}
