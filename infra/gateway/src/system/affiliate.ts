import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { affiliate } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';

/** What an account gets that registers by a link. */
export interface OpenLink {
  id: string;
  agentId: string;
  agent: boolean;
  prizeGroup: number | null;
  rates: Record<string, number>;
}

/** The link of a code; undefined where there is none, it has ended, or its agent may not take accounts. Source: 12-01. */
export const openLink = ({ database, clock }: Parts, code: string): Promise<OpenLink | undefined> =>
  database.first(
    `SELECT l.id, l.agent_id AS "agentId", l.agent, l.prize_group AS "prizeGroup", l.rebate_rates AS rates
       FROM agent_links l JOIN members a ON a.id = l.agent_id AND a.status = 'active' AND a.type IN (1, 2, 41, 42)
        AND NOT EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = a.id AND k.ended_at IS NULL)
      WHERE l.code = upper($1) AND l.ended_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > $2)`,
    [code, clock.now()],
  );

/**
 * The agent of a code (of one of their links, or their account name), of one of their domains, or of a page's address; undefined if there is
 * none.
 */
export async function agentOf(
  parts: Parts,
  { code, domain, url }: { code?: string | undefined; domain?: string | undefined; url?: string | undefined },
): Promise<string | undefined> {
  const address = url && URL.canParse(url) ? new URL(url) : undefined;
  const given =
    code ?? address?.searchParams.get('affiliateCode') ?? address?.searchParams.get('affiliate') ?? undefined;
  const host = domain ?? address?.host;
  const link = given === undefined ? undefined : await openLink(parts, given);
  if (link) return link.agentId;
  const row = given
    ? await parts.database.first<{ id: string }>(
        `SELECT id FROM members m WHERE lower(account) = lower($1) AND type IN (1, 2, 41, 42)
            AND NOT EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = m.id AND k.ended_at IS NULL)`,
        [given],
      )
    : host
      ? await parts.database.first<{ id: string }>(
          "SELECT id FROM members WHERE details ->> 'affiliateDomain' = $1 AND type IN (1, 2, 41, 42)",
          [host],
        )
      : undefined;
  return row?.id;
}

/** Source: 7-019, 7-033. */
export async function checkAffiliate(parts: Parts, { query }: ParsedOf<typeof affiliate>): Promise<{ valid: boolean }> {
  return { valid: (await agentOf(parts, query)) !== undefined };
}
