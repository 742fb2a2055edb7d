import { changeApprove, changesWaiting, WaitingChange } from '@atrium/contracts/operator-changes';
import { approvals, approve } from '@atrium/contracts/registry-approvals';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

/** IDs of changes that wait on the gateway; others wait in the registry. */
const ON_GATEWAY = new RegExp(`^(${WaitingChange.entries.kind.options.join('|')})-\\d+$`);

/** `approve ID`: the second person's yes; without an id the list of what waits. */
export function addApprove(program: Command, { registry, gateway, answer }: VerbContext): void {
  program
    .command('approve')
    .argument('[id]')
    .description('approve a change as the second person (with --as approver)')
    .action(async (id: string | undefined) => {
      if (id === undefined) {
        const waiting = await callRegistry(registry(), approvals);
        const changes = await callRegistry(gateway(), changesWaiting);
        const lines = [
          ...waiting.map((one) => `${one.id}  ${one.actor}  ${one.action} ${one.remote ?? ''}  ${one.reason}`),
          ...changes.map(
            ({ id: change, proposedBy, subject, before, after, reason }) =>
              `${change}  ${proposedBy}  ${subject}: ${JSON.stringify(before)} → ${JSON.stringify(after)}  ${reason}`,
          ),
        ];
        answer([...waiting, ...changes], lines.length ? lines : 'Nothing needs approval.');
        return;
      }
      if (ON_GATEWAY.test(id)) {
        const made = await callRegistry(gateway(), changeApprove, { params: { id } });
        answer(made, `${made.subject} is ${JSON.stringify(made.after)}`);
        return;
      }
      const changed = await callRegistry(registry(), approve, { params: { id } });
      answer(changed, sayChanged(changed));
    });
}
