import type { openAccount as call } from '@atrium/contracts/agent-accounts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { checkRule } from '@atrium/contracts/registration-rules';
import { AGENT_OF_LINK } from '../members/account-types.ts';
import { requireGoodPassword } from '../members/change-password.ts';
import { requireOpen } from './require-open.ts';
import { notePerson } from '../person/note-person.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { hashPassword } from '../session/passwords.ts';
import { registrationSettings } from '../system/permission.ts';
import { ownTerms, withinOwn } from './account-bounds.ts';
import { requireQuota } from '../agent-quotas/group-quota.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Opens an account directly below the agent. Its password is a default one: the first login asks for another. What else
 * registration asks for, such as the date of birth, the member gives later. Source: 12-01.
 */
export async function openAccount(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { memberId: agentId, currency } = caller.session;
  await requireOpen(parts, agentId);
  const { rules } = await registrationSettings(parts);
  const rule = rules.username;
  if (rule && !checkRule({ ...rule, enabled: true, required: true }, body.account).valid)
    throw new Refusal('FIELD_INVALID', {
      params: { field: 'username', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength },
    });
  await requireGoodPassword(parts, body.password);
  const hash = await hashPassword(parts.config, body.password);
  const now = parts.clock.now();
  try {
    return await parts.database.transaction(async (transaction) => {
      const { group, rates } = withinOwn(await ownTerms(parts, transaction, agentId, 'lock'), body);
      await requireQuota(parts, transaction, { agentId, group });
      const row = await transaction.first<{ id: string; account: string }>(
        `INSERT INTO members (account, nickname, type, upline_id, password_hash, password_changed_at, default_password, currency,
                              prize_group, rebate_rates, registered_at)
         VALUES ($1, $1, $2, $3, $4, $5, true, $6, $7, $8, $5) RETURNING id, account`,
        [
          body.account,
          body.kind === 'agent' ? AGENT_OF_LINK : 0,
          agentId,
          hash,
          now,
          currency,
          group,
          JSON.stringify(rates),
        ],
      );
      await notePerson(parts, transaction, row!.id);
      return row!;
    });
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new Refusal('USERNAME_TAKEN');
  }
}
