import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkShell } from '@atrium/contracts/registry-shell';
import type { HostFacts } from '@atrium/remote-contract/host-facts';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `check-shell FOLDER`: whether a built shell may replace the one in use, given the versions that members have. */
export function addCheckShell(program: Command, { registry, answer, fail }: VerbContext): void {
  program
    .command('check-shell')
    .argument('<folder>', 'a built shell, with its shell.json')
    .description('compare a shell with every version in the field before it goes out')
    .action(async (folder: string) => {
      const file = join(resolve(folder), 'shell.json');
      if (!existsSync(file)) throw new Error(`There is no shell.json in ${folder}.`);
      const { host } = JSON.parse(readFileSync(file, 'utf8')) as { host: HostFacts };
      const checked = await callRegistry(registry(), checkShell, { body: { host: host as never } });
      answer(checked, checked.fits ? 'It fits every version in the field.' : checked.breaks);
      if (!checked.fits) fail();
    });
}
