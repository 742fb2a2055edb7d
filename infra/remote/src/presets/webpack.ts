import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import {
  ASSETS,
  CJS_RUNTIME,
  commonOptions,
  federationOptions,
  SHORT_ERRORS,
  shakable,
  swcOptions,
} from './federated-options.ts';
import type { PresetOrder } from './preset-order.ts';
import { type PackerStats, runPacker } from './run-packer.ts';

const require = createRequire(import.meta.url);
const PLUGIN = '@module-federation/enhanced/webpack';

/** webpack's configuration of a remote, for a `webpack.config.mjs` or for `buildWithWebpack`. */
export function webpackConfiguration({ folder, output, container }: PresetOrder): Configuration {
  const webpack = require('webpack') as typeof import('webpack');
  const { ModuleFederationPlugin } = require(PLUGIN) as { ModuleFederationPlugin: new (options: object) => never };
  const { SubresourceIntegrityPlugin } =
    require('webpack-subresource-integrity') as typeof import('webpack-subresource-integrity');
  const leadTo = shakable(PLUGIN);
  return {
    ...commonOptions(folder, output, container),
    target: ['web', 'es2022'],
    module: {
      rules: [
        SHORT_ERRORS,
        ASSETS,
        {
          test: /\.tsx?$/,
          use: { loader: fileURLToPath(import.meta.resolve('swc-loader')), options: swcOptions() },
        },
      ],
    },
    // A chunk that holds only modules of the host has no file and no hash.
    optimization: { splitChunks: { cacheGroups: { default: { type: /^javascript\//, minChunks: 2 } } } },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(CJS_RUNTIME, (found: { request: string }) => {
        found.request = leadTo(found.request);
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
      new ModuleFederationPlugin(federationOptions(container)),
    ],
  };
}

export const buildWithWebpack = (order: PresetOrder): Promise<PackerStats> => {
  const webpack = require('webpack') as typeof import('webpack');
  return runPacker(webpack(webpackConfiguration(order))!);
};
