import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/terms';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { type Texts, textIn } from '../notices/text-in.ts';

/** The setting `terms.material`: the last change that members have to accept, and what it says, by language tag. */
interface MaterialChange {
  version: string;
  changes: Texts<string>;
}

const currentTerms = async ({ settings }: Parts) => ({
  version: await settings.get('register.termsVersion', ''),
  material: await settings.get<MaterialChange | null>('terms.material', null),
});

/**
 * Records that a member accepts a version, with the time of the first acceptance. One that is no longer current accepts no
 * material change.
 */
export async function recordAcceptance(
  parts: Parts,
  queryable: Queryable,
  memberId: string,
  version: string,
): Promise<void> {
  const now = await currentTerms(parts);
  await queryable.run(
    `INSERT INTO terms_acceptances (member_id, version, material, accepted_at) SELECT $1, $2, $3, $4
      WHERE NOT EXISTS (SELECT 1 FROM terms_acceptances WHERE member_id = $1 AND version = $2 AND material IS NOT DISTINCT FROM $3)`,
    [memberId, version, version === now.version ? (now.material?.version ?? null) : null, parts.clock.now()],
  );
}

export async function termsOf(
  parts: Parts,
  { query, caller }: ParsedOf<typeof calls.terms> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.terms>> {
  const { version, material } = await currentTerms(parts);
  // Members from before the table of acceptances have version and time in the account.
  const accepted = await parts.database.rows<{ version: string; material: string | null; at: Date }>(
    `SELECT version, material, accepted_at AS at FROM terms_acceptances WHERE member_id = $1
      UNION ALL SELECT terms_version, NULL, registered_at FROM members WHERE id = $1 AND terms_version IS NOT NULL
      ORDER BY at DESC, material NULLS LAST`,
    [caller.session.memberId],
  );
  const [last] = accepted;
  const waits = !last || (material !== null && !accepted.some((one) => one.material === material.version));
  // Somebody who has accepted no terms is asked for all of them.
  const changes = last && material ? textIn(material.changes, query.language) : '';
  return {
    version,
    accepted: last ? { version: last.version, at: last.at.toISOString() } : null,
    waiting: waits ? { version, changes } : null,
  };
}

export async function acceptTerms(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.acceptTerms> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const { version } = await currentTerms(parts);
  if (body.version !== version) throw new Refusal('TERMS_CHANGED');
  await recordAcceptance(parts, parts.database, caller.session.memberId, version);
  return {};
}
