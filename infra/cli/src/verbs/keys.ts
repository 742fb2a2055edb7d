import { keysRotate } from '@atrium/contracts/operator-security';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { addReset } from './reset-registry.ts';
import { addRevoke } from './signing-keys.ts';

/**
 * `keys rotate`: creates a new key for encrypted payloads now; keys also rotate automatically. `keys revoke` and `keys reset`
 * are `signing-keys revoke` and `reset-registry` under the names of the interface.
 */
export function addKeys(program: Command, context: VerbContext): void {
  const { gateway, answer } = context;
  const keys = program.command('keys').description('keys for encrypted payloads, and the trust of the registry');
  addRevoke(keys, context);
  addReset(keys.command('reset'), context);
  keys
    .command('rotate')
    .option('--overlap <hours>', 'hours that the previous key stays valid', '48')
    .option('--reason <text>', 'stored in the log', 'rotated from the command line')
    .description('create a new key; open pages keep using theirs during the overlap')
    .action(async ({ overlap, reason }: { overlap: string; reason: string }) => {
      const { keyId } = await callRegistry(gateway(), keysRotate, { body: { overlapHours: Number(overlap), reason } });
      answer({ keyId }, `New key: ${keyId}`);
    });
}
