import { status } from '@atrium/contracts/registry-channels';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayChannel } from './say-changed.ts';

/** `status`: what members get of every remote right now. */
export function addStatus(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('status')
    .description('show the live version of each remote')
    .action(async () => {
      const now = await callRegistry(registry(), status);
      answer(now, [
        `sequence ${now.sequence}, the site is ${now.system.status}`,
        ...now.remotes.map((remote) => `  ${sayChannel(remote)}`),
      ]);
    });
}
