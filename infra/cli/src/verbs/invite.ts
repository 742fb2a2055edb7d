import { invitations, invite, redeemInvitation, withdrawInvitation } from '@atrium/contracts/registry-invitations';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { calledAddresses } from '../start/services.ts';
import type { VerbContext } from './context.ts';

interface Wanted {
  remotes?: string;
  reason: string;
  days: number;
  hours: number;
}

/** `invite`, `invitations`, `withdraw-invitation` for operators; `join` for the squad, which has no token yet. */
export function addInvite(program: Command, { settings, registry, answer }: VerbContext): void {
  const join = (invitation: string) =>
    callRegistry({ url: calledAddresses(settings).ops, token: undefined }, redeemInvitation, {
      body: { invitation },
    });
  program
    .command('invite')
    .argument('<squad>', 'the name that its actions have in the audit log')
    .argument('[remote]', 'the one remote that it may change; need not exist yet')
    .option('--remotes <names>', "its remotes, separated by commas, instead of one: prints the squad's token itself")
    .option('--reason <text>', 'stored in the audit log', 'a squad is invited')
    .option('--days <n>', 'how long its token is valid', Number, 90)
    .option('--hours <n>', 'how long the invitation can be redeemed', Number, 72)
    .description('invite a squad; prints the invitation, which it redeems with join')
    .action(async (name: string, one: string | undefined, { remotes, ...wanted }: Wanted) => {
      const remote = remotes ?? one;
      if (!remote || (remotes && one)) throw new Error('Name one remote, or several with --remotes A,B.');
      const access = registry();
      const made = await callRegistry(access, invite, { body: { name, remote, ...wanted } });
      if (!remotes) {
        const command = `npx atrium-remote join ${made.invitation} --registry ${access.url}`;
        return answer(made, [made.invitation, '', `In its own folder the squad runs: ${command}`]);
      }
      const joined = await join(made.invitation);
      answer(joined, joined.token);
    });
  program
    .command('invitations')
    .description('list invitations')
    .action(async () => {
      const list = await callRegistry(registry(), invitations);
      answer(
        list,
        list.map((row) => `${row.id}  ${row.state.padEnd(9)}  ${row.name} for ${row.remote}, until ${row.expiresAt}`),
      );
    });
  program
    .command('withdraw-invitation')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('end an invitation that nobody has redeemed')
    .action(async (id: string, { reason }: { reason: string }) => {
      const done = await callRegistry(registry(), withdrawInvitation, { params: { id }, body: { reason } });
      answer(done, `Withdrew ${id}.`);
    });
  program
    .command('join')
    .argument('<invitation>')
    .description("redeem an invitation; prints the squad's token for ATRIUM_OPS_TOKEN")
    .action(async (invitation: string) => {
      const joined = await join(invitation);
      answer(joined, joined.token);
    });
}
