import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { ROUTER_DOOR } from './shared-modules.ts';

const REACT_HOOK = fileURLToPath(new URL('./development/react-hook.ts', import.meta.url));
/** Emotion copies the statics of class components in `withTheme` alone, which the host does not provide. */
const WITHOUT_STATICS = { 'hoist-non-react-statics$': false } as const;
/** Every export condition of the package leads to its development build, which warns by throwing away bytes. */
const routerBuild = (development: boolean): Record<string, string> =>
  development
    ? {}
    : { 'react-router$': fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/') };
const loader = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * The host: no async border before its first script, one chunk for what seldom changes, no remote known by name. It
 * starts the federation runtime itself, when the first remote is asked for: the plugin would put the runtime before the
 * first paint of every page.
 */
export function shellConfiguration({
  development = false,
  ...build
}: BuildFolders & { development?: boolean }): Configuration {
  const base = baseConfiguration(build);
  return {
    ...base,
    entry: { shell: development ? [REACT_HOOK, './src/index.ts'] : './src/index.ts' },
    output: { ...base.output, uniqueName: 'atrium_shell' },
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
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, loader('css-loader')], sideEffects: true },
        { test: /\.woff2$/, resourceQuery: /^\?w/, use: { loader: loader('./font-instance-loader.ts') } },
      ],
    },
    optimization: {
      ...base.optimization,
      // React alone looks at it: everything else is chosen by `mode`.
      ...(development && { nodeEnv: 'development' }),
      splitChunks: {
        cacheGroups: {
          // Home is one file: what it shares with later screens stays in it, since each file is a request before its paint.
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
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
      // What the federation runtime leaves out: manifests, since the registry says what a version is made of.
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
