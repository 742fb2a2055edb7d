import { keysRotate } from '@atrium/contracts/operator-security';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';

/** `keys rotate`: a new key for encrypted payloads at once; they turn by themselves, too. */
export function addKeys(program: Command, { gateway, answer }: VerbContext): void {
  program
    .command('keys')
    .description('keys of encrypted payloads')
    .command('rotate')
    .option('--overlap <hours>', 'for how long the key before is understood', '48')
    .requiredOption('--reason <text>')
    .description('make a new key; open pages go on with theirs for the overlap')
    .action(async ({ overlap, reason }: { overlap: string; reason: string }) => {
      const { keyId } = await callRegistry(gateway(), keysRotate, { body: { overlapHours: Number(overlap), reason } });
      answer({ keyId }, `The key is ${keyId}`);
    });
}
