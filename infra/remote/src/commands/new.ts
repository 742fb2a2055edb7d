import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RESERVED_NAMES } from '@atrium/contracts/registry-fields';
import { isSitePath } from '@atrium/contracts/shell-paths';
import { type Command, Option } from 'commander';
import { BUNDLERS, type Bundler } from '../presets/preset-order.ts';
import { packagesOf } from '../template/packages-of.ts';
import { squadTemplate } from '../template/squad-template.ts';
import type { SquadContext } from './context.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^\/[a-z0-9][a-zA-Z0-9-]*$/;

interface NewOptions {
  path?: string;
  kind: 'game' | 'page';
  with: Bundler;
  site?: string;
}

/** `new <name>`: a folder and git repository of its own with a page, ten languages, tests and the scripts. */
export function addNew(program: Command, { folder, answer }: SquadContext): void {
  program
    .command('new')
    .argument('<name>', 'name of the remote, for example bingo-hall')
    .option('--path <path>', 'path of its first page; default: /<name>')
    .addOption(new Option('--kind <kind>', 'game screens or member pages').choices(['game', 'page']).default('page'))
    .option('--site <address>', 'the site it is for; its packages of the SDK are used where it offers them')
    .addOption(new Option('--with <bundler>', 'its bundler').choices(BUNDLERS).default('vite'))
    .description('make a remote in a folder and git repository of its own')
    .action(async (name: string, options: NewOptions) => {
      const path = options.path ?? `/${name}`;
      if (!NAME.test(name) || name.length > 40)
        throw new Error(`"${name}" is no name of a remote. Use lowercase letters, digits and single hyphens.`);
      if (RESERVED_NAMES.includes(name)) throw new Error(`"${name}" is a reserved name. Choose another one.`);
      if (!PATH.test(path)) throw new Error(`"${path}" is no path of a page. Use a path such as /bingo-hall.`);
      if (isSitePath(path)) throw new Error(`${path} is used by the site. Choose another path with --path.`);
      const target = join(folder, name);
      if (existsSync(target)) throw new Error(`${name} exists already.`);
      const { kind, with: bundler, site } = options;
      const packages = site === undefined ? {} : await packagesOf(site);
      for (const [file, text] of Object.entries(squadTemplate({ name, path, kind, bundler, site, packages }))) {
        mkdirSync(dirname(join(target, file)), { recursive: true });
        writeFileSync(join(target, file), text);
      }
      spawnSync('git', ['init', '--quiet'], { cwd: target });
      answer([
        `${name} has one page at ${path}. Next:`,
        `  cd ${name} && npm install`,
        '  npx atrium-remote dev                   # your build inside the running site',
        '  npx atrium-remote join INVITATION --registry ADDRESS   # from an operator: npm run -s atrium -- invite SQUAD REMOTE --reason R',
        '  npm run ship                            # build, test, publish, promote',
      ]);
    });
}
