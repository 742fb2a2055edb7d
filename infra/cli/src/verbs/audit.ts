import { audit } from '@atrium/contracts/registry-audit';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `audit`: who changed what and why, newest first. */
export function addAudit(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('audit')
    .option('--limit <count>', 'maximum number of entries', '200')
    .description('list every change, newest first')
    .action(async ({ limit }: { limit: string }) => {
      const entries = await callRegistry(registry(), audit, { query: { limit } });
      answer(
        entries,
        entries.map(({ at, actor, action, remote, reason }) => [at, actor, action, remote ?? '–', reason].join('  ')),
      );
    });
}
