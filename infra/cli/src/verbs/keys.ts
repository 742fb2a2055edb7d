import { keysRotate } from '@atrium/contracts/operator-security';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `keys rotate`: creates a new key for encrypted payloads now; keys also rotate automatically. */
export function addKeys(program: Command, { gateway, answer }: VerbContext): void {
  program
    .command('keys')
    .description('keys for encrypted payloads')
    .command('rotate')
    .option('--overlap <hours>', 'hours that the previous key stays valid', '48')
    .requiredOption('--reason <text>')
    .description('create a new key; open pages keep using theirs during the overlap')
    .action(async ({ overlap, reason }: { overlap: string; reason: string }) => {
      const { keyId } = await callRegistry(gateway(), keysRotate, { body: { overlapHours: Number(overlap), reason } });
      answer({ keyId }, `New key: ${keyId}`);
    });
}
