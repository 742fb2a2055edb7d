import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { type BuildFolders, baseConfiguration } from './base-configuration.ts';
import { federationPlugin } from './federation-plugin.ts';
import { providedModules } from './shared-modules.ts';

const loader = (name: string) => fileURLToPath(import.meta.resolve(name));

/** The host: no async border before its first script, one chunk for what seldom changes, no remote known by name. */
export function shellConfiguration(build: BuildFolders): Configuration {
  const base = baseConfiguration(build);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, uniqueName: 'atrium_shell' },
    module: {
      rules: [
        ...base.module!.rules!,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, loader('css-loader')], sideEffects: true },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins!,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', chunkFilename: '[name].[contenthash:10].css' }),
      federationPlugin({
        name: 'shell',
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        shared: providedModules(),
      }),
    ],
  };
}
