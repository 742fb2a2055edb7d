import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { overBudget } from '@atrium/remote-contract/budgets';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { containerName } from '@atrium/remote-contract/container-name';
import { sizesOf } from '@atrium/remote-contract/sizes';
import type { BuildReport } from './build-report.ts';
import { installedVersion } from './installed-version.ts';
import { reportOfPacker } from './presets/report-of-packer.ts';
import type { Bundler, PresetOrder } from './presets/preset-order.ts';
import { readDefinition, requestsOf } from './read-definition.ts';
import { usesOfSources } from './uses-of-sources.ts';

export interface RemoteOrder {
  /** The squad's folder, with `remote.ts`. */
  folder: string;
  version: string;
  bundler: Bundler;
  /** Emptied first; then it holds the build and its `manifest.json`. */
  output: string;
  /** Distinguishes repeated readings of `remote.ts` in one process. */
  edition?: string;
}

const BUILDERS: Record<Bundler, () => Promise<(order: PresetOrder) => Promise<BuildReport>>> = {
  webpack: async () => {
    const { buildWithWebpack } = await import('./presets/webpack.ts');
    return async (order) => reportOfPacker(await buildWithWebpack(order));
  },
  rspack: async () => {
    const { buildWithRspack } = await import('./presets/rspack.ts');
    return async (order) => reportOfPacker(await buildWithRspack(order));
  },
  vite: async () => (await import('./presets/vite.ts')).buildWithVite,
};

/**
 * Builds one version of a remote with one of three bundlers and writes its manifest. Throws a sentence for each size over
 * its budget: the registry would refuse it. Source: 13-13.
 */
export async function buildRemote({
  bundler,
  version,
  output,
  edition,
  ...order
}: RemoteOrder): Promise<BuiltManifest> {
  // The path that bundlers use, even if the folder is a link.
  const folder = realpathSync(order.folder);
  const { name, contract, kind, routes, centre, parts } = await readDefinition(folder, edition);
  const container = containerName(name, version);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const build = await BUILDERS[bundler]();
  const report = await build({ folder, output, container });
  const files = filesIn(output);
  const needed = (paths: string[]) =>
    paths.map((path) => ({ path, integrity: files.find((file) => file.path === path)!.integrity }));
  const declaration = readFileSync(join(folder, 'remote.ts'), 'utf8');
  const withTexts = (scripts: string[]) => [...scripts, ...report.textsOf(scripts)];
  const whole = withTexts(report.exposed);
  const ofPage = (load: () => unknown, page: string) => {
    const paths = withTexts(requestsOf(load, declaration, page).flatMap((request) => report.filesOf(request)));
    return needed([...new Set(paths)].filter((path) => !whole.includes(path)));
  };
  const { names, events } = await usesOfSources(report.sources);
  const manifest: BuiltManifest = {
    name,
    version,
    container,
    entry: report.entry,
    integrity: files.find(({ path }) => path === report.entry)!.integrity,
    contract,
    subject: kind,
    preload: needed(whole),
    routes: routes.map(({ load, ...route }) => ({ ...route, preload: ofPage(load, route.path) })),
    ...(centre && {
      centre: {
        name: centre.name,
        defaultPage: centre.defaultPage,
        preload: ofPage(centre.load, centre.defaultPage),
        pages: centre.pages.map(({ load: _, ...page }) => page),
      },
    }),
    ...(parts && { parts: parts.map(({ load, ...part }) => ({ ...part, preload: ofPage(load, part.place) })) }),
    consumes: Object.fromEntries(
      report.shares.map((share) => {
        const installed = share.startsWith('@atrium/') ? undefined : installedVersion(share, folder);
        return [share, { ...(installed && { version: installed }), names: [...(names.get(share) ?? [])].sort() }];
      }),
    ),
    events: events as BuiltManifest['events'],
    files,
    commit: commitOf(folder),
  };
  writeFileSync(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  const tooLarge = overBudget(`${name} ${version}`, sizesOf(manifest));
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'));
  return manifest;
}

function filesIn(folder: string): BuiltManifest['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(file);
      return {
        path: relative(folder, file).split(sep).join('/'),
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        size: bytes.length,
        gzip: gzipSync(bytes, { level: 9 }).length,
        brotli: brotliCompressSync(bytes).length,
      };
    });
}

function commitOf(folder: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'uncommitted';
}
