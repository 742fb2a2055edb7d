import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Stores that the member has logged in: from now on `firstTimeLogin` is false. Source: 4-17, 7-018. */
export async function noteFirstLogin(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<Record<string, never>> {
  await parts.database.run('UPDATE members SET first_login_at = coalesce(first_login_at, $2) WHERE id = $1', [
    caller.session.memberId,
    parts.clock.now(),
  ]);
  return {};
}
