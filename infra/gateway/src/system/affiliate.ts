import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { affiliate } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';

/**
 * The agent of a code (their account name), of one of their domains, or of a page's address; undefined if there is
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
  const row = given
    ? await parts.database.first<{ id: string }>(
        'SELECT id FROM members WHERE lower(account) = lower($1) AND type IN (1, 2, 41, 42)',
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
