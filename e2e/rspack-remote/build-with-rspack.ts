import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PortalEvent } from '@atrium/contracts/events';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { eventSchema } from '@atrium/remote-contract/json-schema';
import { type Configuration, rspack, type Stats } from '@rspack/core';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/rspack') as {
  ModuleFederationPlugin: new (options: object) => { apply(): void };
};

const inside = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
/** The build of the federation runtime that can be tree-shaken: with the other one an entry is twice as large. */
const shakable = (name: string) => inside.resolve(name).replace(/\.cjs$/, '.js');
/** As in shared/remote-conformance/README.md: modules that the host provides, and the build leaves out. */
const SHARED = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  'i18next',
  'react-i18next',
  '@emotion/react',
  '@emotion/react/',
  '@emotion/cache',
  '@atrium/host',
  'react-router-dom',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
];

export interface RspackOrder {
  /** The folder with `remote.ts`. */
  folder: string;
  version: string;
  /** Emptied first; then it holds the build and its `manifest.json`. */
  output: string;
  /** The events that the remote receives. */
  hears?: readonly PortalEvent[];
}

export interface NeededFile {
  path: string;
  integrity: string;
}
export type RspackManifest = Pick<RemoteDefinition, 'name' | 'contract'> & {
  version: string;
  container: string;
  subject: 'game' | 'page';
  entry: string;
  integrity: string;
  preload: NeededFile[];
  routes: (Omit<RemoteDefinition['routes'][number], 'load'> & { preload: NeededFile[] })[];
  centre?: {
    name: 'member' | 'agent';
    defaultPage: string;
    preload: NeededFile[];
    pages: Omit<NonNullable<RemoteDefinition['centre']>['pages'][number], 'load'>[];
  };
  consumes: Record<string, { names?: string[] }>;
  events: { hears: object; says: object };
  files: (NeededFile & { size: number; gzip: number; brotli: number })[];
  commit: string;
};

/** Builds a remote with Rspack, using only what the page for other bundlers documents. */
export async function buildWithRspack({ folder, version, output, hears = [] }: RspackOrder): Promise<RspackManifest> {
  const { remote } = (await import(pathToFileURL(join(folder, 'remote.ts')).href)) as { remote: RemoteDefinition };
  const container = `${remote.name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  rmSync(output, { recursive: true, force: true });
  const stats = await run(configuration(folder, output, container));
  const {
    chunks = [],
    assets = [],
    modules = [],
  } = stats.toJson({
    all: false,
    chunks: true,
    assets: true,
    modules: true,
    ids: true,
    modulesSpace: 99_999,
    nestedModules: true,
  });
  const named = (name: string) =>
    chunks.filter((chunk) => chunk.names?.includes(name)).flatMap((chunk) => chunk.files ?? []);
  const files = assets.filter(({ name }) => name.endsWith('.js')).map(({ name }) => fileIn(output, name));
  const needed = (paths: string[]) =>
    files.filter(({ path }) => paths.includes(path)).map(({ path, integrity }) => ({ path, integrity }));
  const pages = needed(
    chunks
      .filter(
        ({ names = [] }) =>
          names.length > 0 && !names.some((name) => name === container || name.startsWith('__federation')),
      )
      .flatMap((chunk) => chunk.files ?? []),
  );
  const { centre } = remote;
  const manifest: RspackManifest = {
    name: remote.name,
    version,
    container,
    contract: remote.contract,
    subject: remote.kind,
    entry: 'remoteEntry.js',
    integrity: files.find(({ path }) => path === 'remoteEntry.js')!.integrity,
    preload: needed(named('__federation_expose_remote')),
    routes: remote.routes.map(({ load: _, ...route }) => ({ ...route, preload: pages })),
    ...(centre && {
      centre: {
        name: centre.name,
        defaultPage: centre.defaultPage,
        preload: pages,
        pages: centre.pages.map(({ load: _, ...page }) => page),
      },
    }),
    consumes: Object.fromEntries(
      [...new Set(modules.flatMap(({ identifier = '' }) => CONSUMED.exec(identifier)?.[1] ?? []))]
        .sort()
        .map((share) => [share, {}]),
    ),
    events: { hears: Object.fromEntries(hears.map((event) => [event, eventSchema(event)])), says: {} },
    files,
    commit: 'story',
  };
  writeFileSync(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

const CONSUMED = /^consume shared module \(default\) (.+?)@\S+/;

const configuration = (folder: string, output: string, container: string): Configuration => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  output: {
    path: output,
    uniqueName: container,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    chunkFilename: '[name].[contenthash:10].js',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /[\\/]error-codes[\\/]dist[\\/]desc\.\w+$/,
        use: join(import.meta.dirname, 'short-errors-loader.cjs'),
      },
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            preserveAllComments: true,
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      },
    ],
  },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/](runtime|.*\.cjs)$/, (found) => {
      found.request =
        found.request === '@module-federation/runtime'
          ? shakable(found.request)
          : found.request.replace(/\.cjs$/, '.js');
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.js',
      library: { type: 'var', name: container },
      exposes: { './remote': { import: './remote.ts', name: '__federation_expose_remote' } },
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
      shared: Object.fromEntries(
        SHARED.map((name) => [name, { import: false, singleton: true, requiredVersion: false }]),
      ),
    }),
  ],
});

async function run(options: Configuration): Promise<Stats> {
  const compiler = rspack(options);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) reject(error ?? new Error('Rspack returned no result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

function fileIn(folder: string, path: string): RspackManifest['files'][number] {
  const bytes = readFileSync(join(folder, path));
  return {
    path,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    size: bytes.length,
    gzip: gzipSync(bytes).length,
    brotli: brotliCompressSync(bytes).length,
  };
}
