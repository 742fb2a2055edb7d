import { restore, swap } from '@atrium/contracts/registry-channels';
import type { Command } from 'commander';
import { callRegistry } from '../registry/call-registry.ts';
import type { RemoteContext } from '../registry/remote-commands.ts';

/** `close` and `open`: the maintenance of a squad's own remote. */
export function addClose(program: Command, { target, answer }: RemoteContext): void {
  program
    .command('close')
    .argument('<text>', 'for members, on our maintenance page')
    .option('--until <time>', 'ISO time when it opens automatically')
    .option('--reason <text>', 'for the audit log', 'closed by its squad')
    .description('close the remote for maintenance, in open tabs, too')
    .action(async (maintenance: string, options: { until?: string; reason: string }) => {
      const { registry, name } = await target(undefined);
      const changed = await callRegistry(registry, swap, { params: { name }, body: { maintenance, ...options } });
      answer(changed, changed.applied ? `${name} is closed.` : `Closing ${name} waits for a second person.`);
    });
  program
    .command('open')
    .option('--reason <text>', 'for the audit log', 'opened by its squad')
    .description('open it again')
    .action(async (body: { reason: string }) => {
      const { registry, name } = await target(undefined);
      answer(await callRegistry(registry, restore, { params: { name }, body }), `${name} is open.`);
    });
}
