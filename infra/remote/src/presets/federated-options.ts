import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { consumedModules } from '@atrium/remote-contract/share-scope';

const require = createRequire(import.meta.url);

/** The file that the registry knows as the entry. */
export const ENTRY = 'remoteEntry.js';
/** The chunk of `remote.ts`. */
export const EXPOSED = '__federation_expose_remote';
/** The sentences of the federation runtime's errors, and the loader that leaves them out. */
export const SHORT_ERRORS = {
  test: /[\\/]error-codes[\\/]dist[\\/]desc\.\w+$/,
  use: fileURLToPath(new URL('./short-errors-loader.cjs', import.meta.url)),
};

/** The federation plugin's options for a remote: no copies of the host's modules, and the runtime of the host. */
export const federationOptions = (container: string) => ({
  name: container,
  filename: ENTRY,
  library: { type: 'var', name: container },
  exposes: { './remote': { import: './remote.ts', name: EXPOSED } },
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
  experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  shared: consumedModules(),
});

/** Where an import of the plugin's own packages leads: to the build that can be tree-shaken, which halves the entry. */
export function shakable(plugin: string): (request: string) => string {
  const inside = createRequire(require.resolve(plugin));
  return (request) =>
    (request === '@module-federation/runtime' ? inside.resolve(request) : request).replace(/\.cjs$/, '.js');
}
export const CJS_RUNTIME = /@module-federation[\\/](runtime|.*\.cjs)$/;

/** Parser and target of a squad's TypeScript: jsx is compiled for Emotion, which the host provides. */
export const swcOptions = () => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    preserveAllComments: true,
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
});

/** The settings of a build that webpack and Rspack read alike. */
export const commonOptions = (folder: string, output: string, container: string) => ({
  mode: 'production' as const,
  context: folder,
  devtool: false as const,
  entry: {},
  output: {
    path: output,
    // Two versions in one page would share chunks under one name.
    uniqueName: container,
    publicPath: 'auto' as const,
    crossOriginLoading: 'anonymous' as const,
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  performance: false as const,
  infrastructureLogging: { level: 'warn' as const },
});
export const ASSETS = { test: /\.(woff2|png|webp|avif|svg)$/, type: 'asset/resource' };
