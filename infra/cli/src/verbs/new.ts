import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { VerbContext } from './context.ts';

interface Options {
  path?: string;
  kind: 'game' | 'page';
  install: boolean;
}

/** `new <remote>`: a remote that builds, passes its tests, opens in the shell and can be released. */
export function addNew(program: Command, { root, env, answer, progress }: VerbContext): void {
  program
    .command('new')
    .argument('<remote>', 'name of the remote, for example bingo-hall')
    .option('--path <path>', 'path of its first page; default: /<remote>')
    .addOption(
      new Option('--kind <kind>', 'whether its screens are games or member pages')
        .choices(['game', 'page'])
        .default('page'),
    )
    .option('--no-install', 'do not link its packages')
    .description('create a new remote under remotes/')
    .action(async (name: string, { path = `/${name}`, kind, install }: Options) => {
      const { writeRemote } = await import('../new-remote/write-remote.ts');
      const folder = await writeRemote(root, { name, path, kind });
      if (install) link(root, env, folder, progress);
      answer({ name, path, folder }, [
        `Created remotes/${name} with one page at ${path}.`,
        `Preview it in the running site:  pnpm --filter @atrium/${name} dev`,
        `Ship it to members:              npm run -s atrium -- release ${name} && npm run -s atrium -- promote ${name} 0.1.0`,
      ]);
    });
}

/** Lets the package manager know of the new package; where it cannot, nothing is left behind. */
function link(root: string, env: NodeJS.ProcessEnv, folder: string, progress: (line: string) => void): void {
  progress('Linking packages');
  const pnpm = join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'],
    { cwd: root, env, encoding: 'utf8' },
  );
  if (status === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(`Could not link the packages of the new remote, so it was removed.\n${stdout ?? ''}${stderr ?? ''}`);
}
