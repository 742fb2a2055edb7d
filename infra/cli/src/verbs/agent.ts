import { subtreeMove, subtreeMoves } from '@atrium/contracts/operator-agents';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `agent move|moves`: an account with its downline moves below another agent; a second operator approves. */
export function addAgent(program: Command, { gateway, answer }: VerbContext): void {
  const agent = program.command('agent').description('move accounts with their downlines');
  agent
    .command('move')
    .description('request that an account and its downline move below another agent')
    .argument('<account>')
    .addOption(new Option('--to <agent>', 'account of the new upline; without it the account moves to the top'))
    .addOption(new Option('--at <instant>', 'when the move takes effect, such as 2026-12-01T00:00:00Z; now by default'))
    .requiredOption('--reason <text>')
    .action(async (account: string, { to, at, reason }: { to?: string; at?: string; reason: string }) => {
      const requested = await callRegistry(gateway(), subtreeMove, {
        body: { account, to: to ?? null, ...(at && { effectiveAt: new Date(at).toISOString() }), reason },
      });
      answer(
        requested,
        `${requested.accounts} accounts will move and ${requested.contracts} contracts will end once ${requested.approval.id} is approved`,
      );
    });
  agent
    .command('moves')
    .description('list approved moves')
    .action(async () => {
      const moves = await callRegistry(gateway(), subtreeMoves, {});
      answer(
        moves,
        moves
          .map(
            ({ account, from, to, effectiveAt, movedAt, refused }) =>
              `${account}: ${from ?? 'the top'} → ${to ?? 'the top'}, ${refused ?? (movedAt ? `moved ${movedAt}` : `due ${effectiveAt}`)}`,
          )
          .join('\n'),
      );
    });
}
