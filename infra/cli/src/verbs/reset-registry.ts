import { addressAt } from '@atrium/contracts/brand-address';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import { reset } from '@atrium/contracts/registry-recovery';
import type { Command } from 'commander';
import { callRegistry, requestJson } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `reset-registry`: after the registry was restored from an older backup, lets it continue above what the site serves. */
export const addResetRegistry = (program: Command, context: VerbContext): void =>
  addReset(program.command('reset-registry'), context);

export function addReset(command: Command, { registry, gateway, answer }: VerbContext): void {
  command
    .option('--site-restored', 'the database of the gateways was restored, too: only open tabs have newer snapshots')
    .option('--reason <text>', 'stored in the audit log', 'restored from a backup')
    .description('let gateways and tabs follow a registry that was restored from a backup (with --as approver)')
    .action(async ({ reason, siteRestored }: { reason: string; siteRestored?: true }) => {
      const newest = (await requestJson(addressAt(gateway().url, SNAPSHOT_PATH), {
        method: 'GET',
        token: undefined,
      })) as Record<string, unknown>;
      const done = await callRegistry(registry(), reset, { body: { newest, siteRestored, reason } });
      answer(done, `The registry was at ${done.before} and continues at ${done.sequence}.`);
    });
}
