import {
  memberAdmit,
  memberFind,
  memberLock,
  memberSessionEnd,
  memberToUpline,
  memberUnlock,
  type OperatedMember,
} from '@atrium/contracts/operator-members';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

type By = 'account' | 'mobile' | 'email' | 'id';

/** `member find|lock|unlock|admit|sign-out`: every look and every act is noted with its reason. */
export function addMember(program: Command, { gateway, answer }: VerbContext): void {
  const member = program.command('member').description('look up, lock and sign out members');
  const find = (by: By, value: string, reason: string) =>
    callRegistry(gateway(), memberFind, { body: { by, value, reason } });
  const named = (command: Command) =>
    command
      .argument('<who>')
      .addOption(new Option('--by <field>').choices(['account', 'mobile', 'email', 'id']).default('account'))
      .requiredOption('--reason <text>');

  named(member.command('find').description('show status, balance, limits and sessions')).action(
    async (who: string, { by, reason }: { by: By; reason: string }) => {
      const found = await find(by, who, reason);
      answer(found, describe(found));
    },
  );
  for (const [word, operation, description] of [
    ['lock', memberLock, 'lock the account and end its sessions'],
    ['unlock', memberUnlock, 'unlock the account'],
  ] as const) {
    named(member.command(word).description(description)).action(
      async (who: string, { by, reason }: { by: By; reason: string }) => {
        const { id } = await find(by, who, reason);
        const changed = await callRegistry(gateway(), operation, { params: { id }, body: { reason } });
        answer(changed, `${changed.account} is ${changed.status}`);
      },
    );
  }
  for (const [word, allowed, description] of [
    ['allow-upline', true, 'allow transfers of money to the upline'],
    ['stop-upline', false, 'stop transfers of money to the upline'],
  ] as const) {
    named(member.command(word).description(description)).action(
      async (who: string, { by, reason }: { by: By; reason: string }) => {
        const { id } = await find(by, who, reason);
        const changed = await callRegistry(gateway(), memberToUpline, { params: { id }, body: { allowed, reason } });
        answer(
          changed,
          `${changed.account} ${allowed ? 'may' : 'may not'} transfer to ${changed.upline ?? 'an upline'}`,
        );
      },
    );
  }
  named(member.command('admit').description('propose to admit a member who lost the second factor')).action(
    async (who: string, { by, reason }: { by: By; reason: string }) => {
      const { id, account } = await find(by, who, reason);
      const { approval } = await callRegistry(gateway(), memberAdmit, { params: { id }, body: { reason } });
      answer({ approval }, `the admission of ${account} waits as ${approval.id} for a second operator`);
    },
  );
  named(member.command('sign-out').description('end all sessions, or one of them').option('--session <id>')).action(
    async (who: string, { by, reason, session }: { by: By; reason: string; session?: string }) => {
      const { id } = await find(by, who, reason);
      const ended = await callRegistry(gateway(), memberSessionEnd, {
        params: { id },
        body: { reason, ...(session && { sessionId: session }) },
      });
      answer(ended, `${ended.ended} sessions ended`);
    },
  );
}

function describe({ account, id, status, balance, limits, sessions }: OperatedMember): string[] {
  return [
    `${account} (${id}) is ${status}`,
    `cash ${balance.cash}, bonus ${balance.bonus}, locked ${balance.locked} ${balance.currency} (minor units)`,
    ...limits.map(({ kind, period, amount }) => `limit ${kind} per ${period}: ${amount}`),
    ...sessions.map(
      (session) => `session ${session.id} since ${session.startedAt} from ${session.ip} ${session.country}`,
    ),
  ];
}
