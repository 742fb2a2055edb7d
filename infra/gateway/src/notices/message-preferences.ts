import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { MESSAGE_CATEGORIES, type messagePreferences, type setMessagePreference } from '@atrium/contracts/notices';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

const LOCKED: readonly string[] = ['money', 'security'];

/** The preferences of every category: the member's own, otherwise the defaults of message_channels. Source: 11-24. */
export async function preferencesOf(
  { database }: Pick<Parts, 'database'>,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof messagePreferences>> {
  const rows = await database.rows<{
    category: (typeof MESSAGE_CATEGORIES)[number];
    in_site: boolean;
    email: boolean;
    has_email: boolean;
  }>(
    `SELECT w.category, c.in_site, c.email, m.email IS NOT NULL AS has_email
       FROM unnest($2::text[]) WITH ORDINALITY AS w (category, position)
       JOIN members m ON m.id = $1
       CROSS JOIN LATERAL message_channels($1, w.category) c
      ORDER BY w.position`,
    [caller.session.memberId, MESSAGE_CATEGORIES],
  );
  return {
    preferences: rows.map(({ category, in_site, email }) => ({
      category,
      inSite: in_site,
      email,
      locked: LOCKED.includes(category),
    })),
    hasEmail: rows[0]?.has_email ?? false,
  };
}

/** Stores a preference; a locked category stays in the site whatever is asked. */
export async function setPreference(
  parts: Parts,
  { params, body, caller }: ParsedOf<typeof setMessagePreference> & { caller: MemberCaller },
): Promise<ReplyOf<typeof messagePreferences>> {
  await parts.database.run(
    `INSERT INTO message_preferences (member_id, category, in_site, email) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, category) DO UPDATE SET in_site = excluded.in_site, email = excluded.email`,
    [caller.session.memberId, params.category, body.inSite, body.email],
  );
  return await preferencesOf(parts, { caller });
}
