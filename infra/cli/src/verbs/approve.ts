import { approvals, approve } from '@atrium/contracts/registry-approvals';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

/** `approve ID`: the second person's yes; without an id the list of what waits. */
export function addApprove(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('approve')
    .argument('[id]')
    .description('approve a change as the second person (with --as approver)')
    .action(async (id: string | undefined) => {
      if (id === undefined) {
        const waiting = await callRegistry(registry(), approvals);
        answer(
          waiting,
          waiting.length
            ? waiting.map((one) => `${one.id}  ${one.actor}  ${one.action} ${one.remote ?? ''}  ${one.reason}`)
            : 'Nothing needs approval.',
        );
        return;
      }
      const changed = await callRegistry(registry(), approve, { params: { id } });
      answer(changed, sayChanged(changed));
    });
}
