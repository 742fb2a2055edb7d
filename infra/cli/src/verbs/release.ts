import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { versions } from '@atrium/contracts/registry-versions';
import type { Command } from 'commander';
import { callRegistry, Refused, type RegistryAccess } from '@atrium/remote/registry/call-registry';
import { proveRemote } from '../release/prove-remote.ts';
import { uploadBuild } from '@atrium/remote/registry/upload-build';
import type { VerbContext } from './context.ts';

/**
 * `release <remote>`: tests, builds, checks against the host, and uploads the files to the registry, which stores and registers them.
 * Members get it by promote. The same sources again are fine; other sources need another version.
 */
export function addRelease(program: Command, { root, env, varFolder, registry, answer, progress }: VerbContext): void {
  program
    .command('release')
    .argument('<remote>', 'folder under remotes/')
    .option('--built <folder>', 'a build from another bundler, with its manifest.json')
    .option('--skip-tests <reason>', 'skip its tests; the reason is recorded in the audit log')
    .description('test, build and register a remote; prints the version')
    .action(async (name: string, { skipTests: untested, built: ready }: { skipTests?: string; built?: string }) => {
      if (ready !== undefined) {
        const { registerBuild } = await import('../release/register-build.ts');
        const done = await registerBuild({ access: registry(), name, folder: resolve(ready), progress });
        return answer(done, done.version);
      }
      const folder = join(root, 'remotes', name);
      if (!existsSync(join(folder, 'remote.ts'))) throw new Error(`No remote named "${name}" found under remotes/.`);
      const access = registry();
      const registered = await registeredVersions(access, name);
      // The builder is heavy: only this verb loads it.
      const [{ buildAll }, { createInputHash }] = await Promise.all([
        import('@atrium/build/build-all'),
        import('@atrium/build/input-hash'),
      ]);
      if (untested === undefined) {
        await proveRemote({ root, varFolder, name, inputs: createInputHash(root)(folder), env, progress });
      }
      const draftsFolder = join(varFolder, 'release-builds');
      const { remotes } = await buildAll({
        root,
        artifactsFolder: join(varFolder, 'artifacts'),
        draftsFolder,
        only: [name],
        release: true,
        released: registered,
        log: progress,
      });
      const [built] = remotes;
      if (!built) throw new Error(`The package.json of remotes/${name} has a different name.`);
      const done = await uploadBuild({
        access,
        name,
        version: built.version,
        folder: built.folder,
        untested,
        progress,
      });
      // The store has it now; what was built and refused before is of no use either.
      rmSync(join(draftsFolder, 'remotes', name), { recursive: true, force: true });
      answer(done, done.version);
    });
}

async function registeredVersions(access: RegistryAccess, name: string): Promise<string[]> {
  try {
    return (await callRegistry(access, versions, { params: { name } })).map(({ version }) => version);
  } catch (error) {
    if (error instanceof Refused && error.code === 'UNKNOWN_REMOTE') return [];
    throw error;
  }
}
