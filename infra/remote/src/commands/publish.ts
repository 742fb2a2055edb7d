import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { previewLink } from '@atrium/contracts/override';
import { packFolder } from '@atrium/remote-contract/pack-folder';
import type { Command } from 'commander';
import { uploadBuild } from '../registry/upload-build.ts';
import { readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** `pack`: the archive that `publish` would send; `publish`: the build's bytes to the registry, which checks and registers them. */
export function addPublish(program: Command, { folder, env, answer, progress }: SquadContext): void {
  program
    .command('pack')
    .argument('[build]', 'the folder of the build', 'dist')
    .description('pack a build as .tar.gz, for an upload by other means')
    .action(async (build: string) => {
      const { name, version } = manifestIn(resolve(folder, build));
      const file = `${name}-${version}.tar.gz`;
      writeFileSync(join(folder, file), await packFolder(resolve(folder, build)));
      answer(file);
    });
  program
    .command('publish')
    .argument('[build]', 'the folder of the build', 'dist')
    .description('upload a build to the registry; members get it by promote')
    .action(async (build: string) => {
      const place = resolve(folder, build);
      const { registry: access, site } = readSettings(folder, env);
      const { name, version, entry } = manifestIn(place);
      progress(`Publishing ${name} ${version} from ${build}.`);
      const { created } = await uploadBuild({ access, name, version, folder: place, progress });
      answer([
        created ? `${name} ${version} is registered.` : `${name} ${version} was registered before.`,
        `In your browser only, where the site allows previews: ${previewLink(site, name, `/remotes/${name}/${version}/${entry}`)}`,
      ]);
    });
}

function manifestIn(place: string): { name: string; version: string; entry: string } {
  const file = join(place, 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no manifest.json in ${basename(place)}. Build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof manifestIn>;
}
