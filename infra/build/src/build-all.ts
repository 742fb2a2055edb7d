import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkRelease } from '@atrium/remote-contract/check-release';
import { buildWithCrew } from './build-crew.ts';
import type { BuildOrder } from './build-worker.ts';
import { commitOf } from './commit-of.ts';
import { createInputHash } from './input-hash.ts';
import type { RemoteManifest, ShellManifest } from './manifest.ts';
import { ownPackage } from './own-package.ts';
import { finishedManifest } from './place-folder.ts';
import { PAGE_PARTS } from './page-configuration.ts';
import { placeOfBuild } from './place-of-build.ts';
import { releaseOf } from '@atrium/remote-contract/registration';
import { pointAtShell, presentShell } from './shell-pointer.ts';

export interface BuildOptions {
  /** The checkout, which contains `shell` and `remotes`. */
  root: string;
  artifactsFolder: string;
  /** Where new builds of remotes go that nobody may load yet; by default the artefacts' folder. */
  draftsFolder?: string;
  log?: (line: string) => void;
  /** The names of the remotes to build. By default all remotes and the shell. */
  only?: string[];
  /** A page beside the site that is built with them; by default all of them with the shell. */
  page?: string;
  /**
   * Compresses with the best quality, and fails if the version of a package was released from other sources. Otherwise
   * compression is fast, and changed sources get a development version.
   */
  release?: boolean;
  /** The versions that the registry knows. Any other version is in use nowhere and may be built again. */
  released?: readonly string[];
}

export interface BuiltRemote {
  name: string;
  version: string;
  folder: string;
  manifest: RemoteManifest;
}

export interface Built {
  shell?: { hash: string; folder: string; manifest: ShellManifest };
  remotes: BuiltRemote[];
}

/**
 * Builds the packages that have changed since their last build. A finished folder never changes: if `package.json`
 * names a version that was built from other sources, the new build is called `<version>-dev.<hash>`.
 */
export async function buildAll({
  root,
  artifactsFolder,
  draftsFolder,
  log = () => {},
  only,
  page,
  release = false,
  released,
}: BuildOptions): Promise<Built> {
  const inputHash = createInputHash(root);
  const common = { commit: commitOf(root), brotliQuality: release ? 11 : 5 };
  const orders: BuildOrder[] = [];

  const shellFolder = join(root, 'shell');
  const shellInputs = only ? undefined : inputHash(shellFolder);
  const shellTarget = shellInputs && join(artifactsFolder, 'shell', shellInputs.slice(0, 12));
  if (shellInputs && shellTarget && !existsSync(join(shellTarget, 'shell.json'))) {
    orders.push({ part: 'shell', order: { ...common, folder: shellFolder, target: shellTarget, inputs: shellInputs } });
  }

  const pages = PAGE_PARTS.filter(({ name }) => (page ? name === page : !only)).flatMap((part) => {
    const folder = join(root, part.home);
    if (!existsSync(folder)) return [];
    const inputs = inputHash(folder);
    return { ...common, part, folder, inputs, target: join(artifactsFolder, part.name, inputs.slice(0, 12)) };
  });
  for (const order of pages)
    if (!existsSync(join(order.target, order.part.manifest))) orders.push({ part: 'page', order });

  const homes = draftsFolder ? [artifactsFolder, draftsFolder] : [artifactsFolder];
  const remotes = remoteFolders(root, log)
    .filter((folder) => !only || only.includes(ownPackage(folder).name))
    .map((folder) => {
      const { name, version: asked } = ownPackage(folder);
      const inputs = inputHash(folder);
      const { version, target } = placeOfBuild({ name, asked, inputs, homes, release, released });
      return { ...common, folder, name, version, inputs, target };
    });
  for (const order of remotes) {
    if (!existsSync(join(order.target, 'manifest.json'))) orders.push({ part: 'remote', order });
  }

  const failures = await buildWithCrew(orders, Math.min(2, availableParallelism()), (build, ms) => {
    const what =
      build.part === 'remote'
        ? `${build.order.name} ${build.order.version}`
        : build.part === 'page'
          ? build.order.part.title
          : 'the shell';
    log(`Built ${what} in ${(ms / 1000).toFixed(1)} s`);
  });
  if (failures.length) throw new Error(`The build failed.\n${failures.join('\n\n')}`);

  const built = remotes.map(({ name, version, target }) => ({
    name,
    version,
    folder: target,
    manifest: finishedManifest<RemoteManifest>(target, 'manifest.json')!,
  }));
  const hostFolder = shellTarget ?? presentShell(artifactsFolder);
  const host = hostFolder ? finishedManifest<ShellManifest>(hostFolder, 'shell.json') : undefined;
  // Manifests of older hosts do not describe the host. The registry compares as soon as a newer one is in use.
  const breaks = host?.host ? built.flatMap(({ manifest }) => checkRelease(releaseOf(manifest), host.host, [])) : [];
  if (breaks.length) throw new Error(`The build is inconsistent.\n${breaks.join('\n')}`);
  for (const { part, inputs } of pages) pointAtShell(artifactsFolder, inputs.slice(0, 12), part.name);
  if (shellTarget) pointAtShell(artifactsFolder, shellInputs!.slice(0, 12));
  return {
    ...(shellTarget && {
      shell: {
        hash: shellInputs!.slice(0, 12),
        folder: shellTarget,
        manifest: finishedManifest<ShellManifest>(shellTarget, 'shell.json')!,
      },
    }),
    remotes: built,
  };
}

function remoteFolders(root: string, log: (line: string) => void): string[] {
  const home = join(root, 'remotes');
  return readdirSync(home)
    .sort()
    .map((name) => join(home, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .filter((folder) => {
      const declared = existsSync(join(folder, 'remote.ts'));
      if (!declared) log(`${folder} has no remote.ts and is skipped.`);
      return declared;
    });
}
