import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { PEERS } from './layout.ts';

interface Bundle {
  /** The module to start with; undefined where a plugin adds the entries. */
  entry?: string;
  output: string;
  publicPath: string;
  more?: Configuration['output'];
  defines?: Record<string, string>;
  plugins?: WebpackPluginInstance[];
}

/** Bundles for production, as webpack does by default; returns the names of the entry's scripts. */
export async function runWebpack({
  entry,
  output,
  publicPath,
  more,
  defines = {},
  plugins = [],
}: Bundle): Promise<string[]> {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2023'],
    context: PEERS,
    devtool: false,
    entry: entry ? { main: entry } : {},
    output: {
      path: output,
      publicPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
      ...more,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: SWC }] },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(Object.entries(defines).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      ...plugins,
    ],
    // webpack would write `globalThis` for `global`, and micro-app declares a variable of that name.
    node: { global: false },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done!))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return [...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));
}

const SWC = {
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    jsc: {
      target: 'es2023',
      preserveAllComments: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
