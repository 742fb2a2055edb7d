import { resetFactor } from '@atrium/contracts/registry-operators';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

/** `reset-factor`: for an operator that has lost their second factor. */
export function addResetFactor(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('reset-factor')
    .argument('<operator>')
    .requiredOption('--reason <text>')
    .description('remove the second factor of an operator that has lost it; a second person has to approve')
    .action(async (name: string, { reason }: { reason: string }) => {
      const changed = await callRegistry(registry(), resetFactor, { params: { name }, body: { reason } });
      answer(changed, sayChanged(changed));
    });
}
