import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { containerName, kitShare } from '@atrium/remote-contract/container-name';
import { federationPlugin } from './federation-plugin.ts';
import { kitRequest, type Kit } from './kits.ts';
import { consumedModules } from '@atrium/remote-contract/share-scope';

const here = (name: string) => fileURLToPath(import.meta.resolve(name));

export interface RemoteBuild extends BuildFolders {
  /** The name without scope: `slots`. */
  name: string;
  version: string;
  /** Libraries that it takes from the page at run time; without them, it contains what it uses. */
  kits?: readonly Kit[];
  /** Development builds use file names without hashes. */
  plainNames?: boolean;
}

/** The sentences of the federation runtime's errors. */
const RUNTIME_ERRORS = /[\\/]error-codes[\\/]dist[\\/]desc\.\w+$/;

/**
 * webpack's default groups, restricted to scripts: a chunk that contains only modules of the host has no file and no
 * hash.
 */
const SPLIT = {
  defaultVendors: { type: /^javascript\//, test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true },
  default: { type: /^javascript\//, minChunks: 2, priority: -20, reuseExistingChunk: true },
};

/** A remote: one container that exposes `remote.ts`, without copies of the host's modules. */
export function remoteConfiguration(build: RemoteBuild): Configuration {
  const container = containerName(build.name, build.version);
  const { kits = [] } = build;
  // A screen needs its remote's texts and those of the packages that it uses: one request instead of two or three.
  const base = baseConfiguration({ ...build, texts: { chunkOfLanguage: true } });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: container,
      // A module whose kit did not load throws, and is evaluated again when the page is retried.
      ...(kits.length > 0 && { strictModuleExceptionHandling: true }),
      // The entry lists every chunk. A version's folder never changes, so a short hash is sufficient.
      chunkFilename: '[name].[contenthash:8].js',
      ...(build.plainNames && { filename: '[name].js', chunkFilename: '[name].js' }),
    },
    module: {
      rules: [
        ...base.module!.rules!,
        { test: RUNTIME_ERRORS, use: { loader: here('./short-errors-loader.ts') } },
        // Before the module is compiled.
        {
          test: /\.tsx?$/,
          include: build.folder,
          enforce: 'pre',
          use: { loader: here('./kit-imports-loader.ts'), options: { kits } },
        },
      ],
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: SPLIT } },
    plugins: [
      ...base.plugins!,
      federationPlugin({
        name: container,
        filename: build.plainNames ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': './remote.ts' },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        shared: {
          ...consumedModules(),
          ...Object.fromEntries(kits.map((kit) => [kitRequest(kit), kitOf(container, kit)])),
        },
      }),
    ],
  };
}

/** Each version of a remote has an instance of the kit to itself. */
const kitOf = (container: string, { name }: Kit) => ({
  singleton: true,
  requiredVersion: false as const,
  import: false as const,
  shareKey: kitShare(container, name),
});
