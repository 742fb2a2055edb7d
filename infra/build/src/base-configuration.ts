import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ChunkIdsFromOne } from './chunk-ids-from-one.ts';
import { type IntegrityHash, REMOTE_HASH } from './integrity.ts';
import type { TextsOptions } from './locales-loader.ts';
import { swcOptions } from './swc-options.ts';

const TEXTS = /[\\/]locales[\\/].+\.json$/;
const CONTRACTS = /[\\/]shared[\\/]contracts[\\/]src[\\/]/;

const here = (name: string) => fileURLToPath(import.meta.resolve(name));

/** The time-out of a chunk. Source: specification 9, chunk load time-out. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export interface BuildFolders {
  /** The folder of the package to build. */
  folder: string;
  /** The folder for the files; the caller empties it. */
  output: string;
}

interface BuildOptions extends BuildFolders {
  /** The hash of the chunks that a chunk loads; a remote's by default. */
  hash?: IntegrityHash;
  texts?: TextsOptions;
}

/** The configuration that shell and remotes share: TypeScript by swc, hashed names, integrity of every async chunk. */
export function baseConfiguration({ folder, output, hash = REMOTE_HASH, texts = {} }: BuildOptions): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2023'],
    context: folder,
    devtool: false,
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      publicPath: 'auto',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // The CommonJS build would add a second copy of the federation runtime to the page.
      alias: {
        '@module-federation/runtime-tools/runtime-core$': here('@module-federation/runtime-core').replace(
          /\.cjs$/,
          '.js',
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: [/node_modules/, CONTRACTS],
          use: [
            { loader: here('swc-loader'), options: swcOptions() },
            { loader: here('./locales-loader.ts'), options: texts },
          ],
        },
        { test: CONTRACTS, use: { loader: here('./contract-loader.ts') } },
        { test: TEXTS, type: 'javascript/esm', use: { loader: here('./texts-loader.ts') } },
        { test: /\.(woff2|png|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          minimizerOptions: { format: { comments: false }, compress: { passes: 2 }, mangle: true },
        }),
      ],
    },
    // Each chunk contains the hashes of the chunks that it loads, which keeps entries small.
    plugins: [new ChunkIdsFromOne(), new SubresourceIntegrityPlugin({ hashFuncNames: [hash], hashLoading: 'lazy' })],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
