import { join } from 'node:path';
import { registrationOf } from '@atrium/build/registration';
import { register } from '@atrium/contracts/registry';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';

/** `release <remote>`: builds, hashes, places the files where the site serves them, registers. Members get it by promote. */
export function addRelease(program: Command, { root, varFolder, registry, answer, progress }: VerbContext): void {
  program
    .command('release')
    .argument('<remote>', 'folder under remotes/')
    .description('build a remote, register the version and print it')
    .action(async (name: string) => {
      const access = registry();
      // The builder is heavy: only this verb loads it.
      const { buildAll } = await import('@atrium/build/build-all');
      const { remotes } = await buildAll({ root, artifactsFolder: join(varFolder, 'artifacts'), only: [name], release: true, log: progress });
      const manifest = remotes[0]?.manifest;
      if (!manifest) throw new Error(`There is no remote "${name}" under remotes/.`);
      const registered = await callRegistry(access, register, { params: { name }, body: registrationOf(manifest) });
      answer(registered, registered.version);
    });
}
