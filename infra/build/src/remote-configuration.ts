import type { Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { containerName } from './container-name.ts';
import { federationPlugin } from './federation-plugin.ts';
import { consumedModules } from './shared-modules.ts';

export interface RemoteBuild extends BuildFolders {
  /** Name without scope: `slots`. */
  name: string;
  version: string;
  /** While developing a file keeps its name from build to build. */
  plainNames?: boolean;
}

/** webpack's own groups, but for scripts only: a chunk of nothing but the host's modules has no file and no hash. */
const SPLIT = {
  defaultVendors: { type: /^javascript\//, test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true },
  default: { type: /^javascript\//, minChunks: 2, priority: -20, reuseExistingChunk: true },
};

/** A remote: one container that exposes `remote.ts`, and no copy of anything the host has. */
export function remoteConfiguration(build: RemoteBuild): Configuration {
  const container = containerName(build.name, build.version);
  const base = baseConfiguration(build);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: container,
      // The entry names every chunk. A version's folder never changes, so a short hash tells builds apart as well.
      chunkFilename: '[name].[contenthash:8].js',
      ...(build.plainNames && { filename: '[name].js', chunkFilename: '[name].js' }),
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: SPLIT } },
    plugins: [
      ...base.plugins!,
      federationPlugin({
        name: container,
        filename: build.plainNames ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './remote.ts' },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        shared: consumedModules(),
      }),
    ],
  };
}
