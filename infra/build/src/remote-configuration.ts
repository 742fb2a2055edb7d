import type { Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { containerName } from './container-name.ts';
import { federationPlugin } from './federation-plugin.ts';
import { consumedModules } from './shared-modules.ts';

export interface RemoteBuild extends BuildFolders {
  /** Name without scope: `slots`. */
  name: string;
  version: string;
}

/** A remote: one container that exposes `remote.ts`, and no copy of anything the host has. */
export function remoteConfiguration(build: RemoteBuild): Configuration {
  const container = containerName(build.name, build.version);
  const base = baseConfiguration(build);
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: container },
    plugins: [
      ...base.plugins!,
      federationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:10].js',
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
