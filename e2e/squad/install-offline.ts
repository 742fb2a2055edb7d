import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

interface Locked {
  specifier: string;
  version: string;
}
interface Lockfile {
  importers: Record<string, { dependencies?: Record<string, Locked>; devDependencies?: Record<string, Locked> }>;
  packages: Record<string, object>;
  snapshots: Record<string, object>;
}
interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: Record<string, string>;
}

/**
 * Installs a squad's folder from the SDK's tarballs and, for everything else, from the package manager's store, which the
 * installation of this repository has filled: no registry is asked. The lockfile that this needs has our own packages as
 * tarballs (`files` by package), and the versions of all others from this repository's lockfile.
 */
export function installOffline(root: string, folder: string, files: ReadonlyMap<string, string>): void {
  const house = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const locked = new Map(
    Object.values(house.importers).flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !name.startsWith('@atrium/')),
    ),
  );
  const own = new Map([...files].map(([name, file]) => [name, jsonIn(file)] as const));
  const fileOf = (name: string) => `file:${files.get(name)!}`;
  const versionOf = (name: string): string => {
    const version = own.has(name) ? fileOf(name) : locked.get(name)?.version;
    if (!version) throw new Error(`Neither the SDK nor this repository has ${name}.`);
    return version;
  };
  const squad = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { dependencies = {}, devDependencies = {} } = squad;
  for (const list of [dependencies, devDependencies])
    for (const name of Object.keys(list)) if (own.has(name)) list[name] = fileOf(name);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(squad, undefined, 2)}\n`);
  const wanted = (list: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(list).map(([name, specifier]) => [name, { specifier, version: versionOf(name) }]),
    );
  const present = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const lockfile = {
    lockfileVersion: '9.0',
    settings: { autoInstallPeers: true, excludeLinksFromLockfile: false },
    importers: { '.': { dependencies: wanted(dependencies), devDependencies: wanted(devDependencies) } },
    packages: {
      ...house.packages,
      ...Object.fromEntries(
        [...own].map(([name, { version, bin, peerDependencies }]) => {
          const file = files.get(name)!;
          const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
          const resolution = { integrity, tarball: `file:${file}` };
          return [
            `${name}@${fileOf(name)}`,
            { resolution, version, ...(bin && { hasBin: true }), ...(peerDependencies && { peerDependencies }) },
          ];
        }),
      ),
    },
    snapshots: {
      ...house.snapshots,
      ...Object.fromEntries(
        [...own].map(([name, json]) => {
          const peers = Object.keys(json.peerDependencies ?? {}).filter((peer) => present.has(peer));
          const all = [...Object.keys(json.dependencies ?? {}), ...peers];
          return [
            `${name}@${fileOf(name)}`,
            { dependencies: Object.fromEntries(all.map((one) => [one, versionOf(one)])) },
          ];
        }),
      ),
    },
  };
  writeFileSync(join(folder, 'pnpm-lock.yaml'), stringify(lockfile));
  const pnpm = join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
  execFileSync(
    process.execPath,
    [
      pnpm,
      'install',
      '--offline',
      '--frozen-lockfile',
      '--ignore-scripts',
      // On another file system, the package manager would begin an empty store of its own.
      `--store-dir=${storeOf(root)}`,
      '--config.minimumReleaseAge=0',
      '--config.trustPolicy=off',
    ],
    { cwd: folder, stdio: 'pipe', env: { ...process.env, CI: 'true' } },
  );
}

/** The store behind an installation; the package manager adds the version of its layout itself. */
function storeOf(root: string): string {
  const { storeDir } = parse(readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')) as { storeDir: string };
  return storeDir.replace(/[/\\]v\d+$/, '');
}

const jsonIn = (tarball: string): PackageJson =>
  JSON.parse(execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as PackageJson;
