import type { Closure, closeAccount as call } from '@atrium/contracts/account-closure';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { messageText } from '../notices/message-text.ts';
import { moneyStyle } from '../notices/money-style.ts';
import { writeMessage } from '../notices/write-message.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from '../session/end-sessions.ts';
import { meansOf } from '../sign-in/extra/means.ts';
import { requireGivenProof } from '../sign-in/extra/given-proof.ts';
import { balanceOf } from '../wallet/balance.ts';

const MESSAGE = 'account-closed';

/** Whether the account is closed, the open bets and the cash that are left in it. */
async function closureOf(queryable: Queryable, { session }: MemberCaller): Promise<Closure> {
  const row = await queryable.first<{ closedAt: Date | null; openBets: number; currency: string }>(
    `SELECT (SELECT closed_at FROM account_closures WHERE member_id = m.id AND reopened_at IS NULL) AS "closedAt",
            (SELECT count(*)::int FROM rounds WHERE member_id = m.id AND status = 'open') AS "openBets", currency
       FROM members m WHERE id = $1`,
    [session.memberId],
  );
  const { closedAt, openBets, currency } = row!;
  const { cash } = await balanceOf(queryable, { memberId: session.memberId, type: session.type, currency });
  return { closedAt: closedAt?.toISOString() ?? null, openBets, cash, currency };
}

export const closure = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<Closure> =>
  closureOf(parts.database, caller);

/**
 * Closes the account from now on: `player_bar` refuses what comes in or is staked. This session goes on, so that the member
 * can withdraw; all others end. Source: AC-17.
 */
export async function closeAccount(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Closure> {
  const { memberId, id } = caller.session;
  await requireGivenProof(parts, caller, 'closure');
  const { mobile, email } = await meansOf(parts, memberId);
  return await parts.database.transaction(async (transaction) => {
    const closed = await transaction.run(
      `INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) WHERE reopened_at IS NULL DO NOTHING`,
      [memberId, body.reason, parts.clock.now()],
    );
    if (closed === 1) {
      await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
      await endSessions(parts, transaction, { memberId, except: id }, 'replaced');
      await writeMessage(transaction, { memberId, kind: MESSAGE, at: parts.clock.now() });
      // An email address receives the message as an email.
      if (email === null && mobile !== null) {
        const { language } = (await transaction.first<{ language: string }>(
          'SELECT language FROM members WHERE id = $1',
          [memberId],
        ))!;
        const { title, text } = messageText(MESSAGE, {}, language, await moneyStyle(parts.settings))!;
        await parts.messages.send(transaction, {
          channel: 'sms',
          target: mobile,
          subject: '',
          text: `${title}. ${text}`,
        });
      }
    }
    return await closureOf(transaction, caller);
  });
}
