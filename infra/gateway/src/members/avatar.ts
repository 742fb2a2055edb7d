import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Source: 3-39, 7-015, 7-016. */
export async function avatarOf(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<{ avatar: string; avatarType: 'CUSTOM' | 'STATIC' }> {
  const row = await parts.database.first<{ avatar: string; avatarType: 'CUSTOM' | 'STATIC' }>(
    'SELECT avatar, avatar_type AS "avatarType" FROM members WHERE id = $1',
    [caller.session.memberId],
  );
  return row!;
}
