import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ownPackage } from './own-package.ts';
import { remoteConfiguration } from './remote-configuration.ts';

/**
 * What a remote's `webpack.config.ts` re-exports: called by webpack's command line in the remote's folder, from which
 * name and version follow. The build of the whole site does not come by here but uses the same configuration. While
 * developing, `webpack serve` keeps the remote built at an address of its own that any host may load from.
 */
export function remote(env: { WEBPACK_SERVE?: boolean } = {}): Configuration & { devServer?: DevServer } {
  const folder = process.cwd();
  const { name, version } = ownPackage(folder);
  if (!env.WEBPACK_SERVE) return remoteConfiguration({ folder, output: join(folder, 'dist'), name, version });
  const configuration = remoteConfiguration({ folder, output: join(folder, 'dist'), name, version: `${version}-local`, plainNames: true });
  return {
    ...configuration,
    devtool: 'source-map',
    optimization: { ...configuration.optimization, minimize: false },
    devServer: {
      host: '127.0.0.1',
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: `/remotes/${name}/${version}-local/` },
      static: false,
      client: false,
      hot: false,
      liveReload: false,
    },
  };
}
