import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { SHELL_HASH } from './integrity.ts';
import { ROUTER_DOOR } from './router-door.ts';

const REACT_HOOK = fileURLToPath(new URL('./development/react-hook.ts', import.meta.url));
/** Emotion copies the statics of class components in `withTheme` alone, which the host does not provide. */
const WITHOUT_STATICS = { 'hoist-non-react-statics$': false } as const;
/** Every export condition of the package resolves to its development build, which is larger. */
const routerBuild = (development: boolean): Record<string, string> =>
  development
    ? {}
    : { 'react-router$': fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/') };
const loader = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * The host: no asynchronous boundary before its first script, one chunk for modules that rarely change, and no remote
 * known by name. It starts the federation runtime itself when it loads the first remote: the plugin would load the
 * runtime before the first paint of every page.
 */
export function shellConfiguration({
  development = false,
  ...build
}: BuildFolders & { development?: boolean }): Configuration {
  const base = baseConfiguration({ ...build, hash: SHELL_HASH });
  return {
    ...base,
    entry: { shell: development ? [REACT_HOOK, './src/index.ts'] : './src/index.ts' },
    // The folder's name has the hash of everything in it already: with one of their own, the names of all chunks would be
    // 1 KB of the first scripts.
    output: { ...base.output, chunkFilename: '[name].js', uniqueName: 'atrium_shell' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve!.alias,
        'react-router-dom$': ROUTER_DOOR,
        ...WITHOUT_STATICS,
        ...routerBuild(development),
      },
    },
    module: {
      rules: [
        ...base.module!.rules!,
        { test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/, use: { loader: loader('./unused-components-loader.ts') } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, loader('css-loader')], sideEffects: true },
        { test: /\.woff2$/, resourceQuery: /^\?w/, use: { loader: loader('./font-instance-loader.ts') } },
      ],
    },
    optimization: {
      ...base.optimization,
      // Short ids are 1 KB less before the first paint. They change with every build, as the folder does; a development
      // server replaces modules by ids that stay. Only React reads `nodeEnv`; everything else depends on `mode`.
      ...(development ? { nodeEnv: 'development' } : { moduleIds: 'size', chunkIds: 'size' }),
      splitChunks: {
        cacheGroups: {
          // Home is one file and includes the modules that it shares with later screens: each further file would be a
          // request before its first paint.
          default: {
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
            chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'home',
          },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins!,
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      // Features of the federation runtime that are left out: manifests, since the registry lists the files of a
      // version.
      new webpack.DefinePlugin({
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify('shell'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_HAS_EXPOSES: false,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}
