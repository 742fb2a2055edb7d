import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDefinition } from '@atrium/remote/read-definition';
import { RESERVED_NAMES } from '@atrium/contracts/registry-fields';
import { isSitePath } from '@atrium/contracts/shell-paths';
import { type NewRemote, remoteTemplate } from './remote-template.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^\/[a-z0-9][a-zA-Z0-9-]*$/;

/** Writes a new remote into `remotes/` and returns its folder. Throws a sentence, and writes nothing, if the name or the path is not allowed. */
export async function writeRemote(root: string, remote: NewRemote): Promise<string> {
  const { name, path } = remote;
  if (!NAME.test(name) || name.length > 40)
    throw new Error(
      `"${name}" is not a valid remote name. Use lowercase letters, digits and single hyphens, for example bingo-hall.`,
    );
  if (RESERVED_NAMES.includes(name)) throw new Error(`"${name}" is a reserved name. Choose another one.`);
  const folder = join(root, 'remotes', name);
  if (existsSync(folder)) throw new Error(`remotes/${name} already exists.`);
  for (const home of ['shared', 'infra']) {
    if (existsSync(join(root, home, name)))
      throw new Error(`The package @atrium/${name} already exists: ${home}/${name}.`);
  }
  if (!PATH.test(path)) throw new Error(`"${path}" is not a valid page path. Use a path such as /bingo-hall.`);
  if (isSitePath(path)) throw new Error(`${path} is used by the site. Choose another path with --path.`);
  for (const { name: other, routes } of await neighbours(root)) {
    if (routes.some((route) => route.path === path))
      throw new Error(`${path} is used by ${other}. Choose another path with --path.`);
  }
  for (const [file, text] of Object.entries(remoteTemplate(remote))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

async function neighbours(root: string) {
  const home = join(root, 'remotes');
  const folders = readdirSync(home)
    .map((name) => join(home, name))
    .filter((folder) => existsSync(join(folder, 'remote.ts')));
  return Promise.all(folders.map((folder) => readDefinition(folder)));
}
