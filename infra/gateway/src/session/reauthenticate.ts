import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { reauthenticate as call } from '@atrium/contracts/session';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { memberById } from './credentials.repository.ts';
import { passwordFits } from './passwords.ts';

/** Reactivates an idle session, so that money can move in it again. Source: AC-08. */
export async function reauthenticate(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const { id, memberId } = caller.session;
  const member = await memberById(parts, memberId);
  if (!(await passwordFits(parts.config, member?.passwordHash, body.password))) throw new Refusal('PASSWORD_WRONG');
  await parts.database.run('UPDATE sessions SET last_seen_at = $2 WHERE id = $1 AND ended_at IS NULL', [
    id,
    parts.clock.now(),
  ]);
  return {};
}
