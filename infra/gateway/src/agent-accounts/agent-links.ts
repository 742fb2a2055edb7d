import { randomInt } from 'node:crypto';
import type * as calls from '@atrium/contracts/agent-accounts';
import type { AgentLink } from '@atrium/contracts/agent-accounts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { ownTerms, shownRates, withinOwn } from './account-bounds.ts';
import { requireQuota } from '../agent-quotas/group-quota.ts';
import { requireOpen } from './require-open.ts';

const DAY_MS = 86_400_000;
/** Open links of one agent. */
const MOST_OPEN = 100;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LETTERS = 7;

interface LinkRow {
  id: string;
  code: string;
  agent: boolean;
  prizeGroup: number | null;
  rates: Record<string, number>;
  channel: string;
  createdAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  registered: number;
  depositors: number;
  active: number;
  turnover: string;
  total: number;
}

const linksOf = (
  database: Queryable,
  agentId: string,
  { limit, offset, id }: { limit: number; offset: number; id?: string },
) =>
  database.rows<LinkRow>(
    `SELECT l.id, l.code, l.agent, l.prize_group AS "prizeGroup", l.rebate_rates AS rates, l.channel, l.created_at AS "createdAt",
            l.expires_at AS "expiresAt", l.ended_at AS "endedAt", l.total, f.registered, f.depositors, f.active, f.turnover
       FROM (SELECT *, count(*) OVER ()::int AS total FROM agent_links
              WHERE agent_id = $1 AND ($4::bigint IS NULL OR id = $4) ORDER BY id DESC LIMIT $2 OFFSET $3) l
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT m.id)::int AS registered, count(DISTINCT m.id) FILTER (WHERE d.deposits > 0)::int AS depositors,
               count(DISTINCT m.id) FILTER (WHERE d.turnover > 0)::int AS active, coalesce(sum(d.turnover), 0)::text AS turnover
          FROM members m LEFT JOIN daily_figures d ON d.member_id = m.id WHERE m.link_id = l.id) f
      ORDER BY l.id DESC`,
    [agentId, limit, offset, id ?? null],
  );

const shown = (row: LinkRow, now: Date): AgentLink => ({
  id: row.id,
  code: row.code,
  kind: row.agent ? 'agent' : 'member',
  prizeGroup: row.prizeGroup,
  rates: shownRates(row.rates),
  channel: row.channel,
  state: row.endedAt ? 'ended' : row.expiresAt && row.expiresAt <= now ? 'expired' : 'open',
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  registered: row.registered,
  depositors: row.depositors,
  active: row.active,
  turnover: row.turnover,
});

/** The agent's own links with the figures of each. Source: 12-01. */
export async function listLinks(
  { database, clock }: Parts,
  { query, caller }: ParsedOf<typeof calls.agentLinks> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.agentLinks>> {
  const { pageNo, pageSize } = query;
  const rows = await linksOf(database, caller.session.memberId, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => shown(row, clock.now())),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

const newCode = (): string =>
  `${randomInt(2, 10)}${Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Makes a link whose terms are within the agent's own. Source: 12-01. */
export const makeLink = (
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.makeLink> & { caller: MemberCaller },
): Promise<AgentLink> =>
  parts.database.transaction(async (transaction) => {
    const { memberId: agentId } = caller.session;
    await requireOpen(parts, agentId);
    const { group, rates } = withinOwn(await ownTerms(parts, transaction, agentId, 'lock'), body);
    await requireQuota(parts, transaction, { agentId, group });
    const now = parts.clock.now();
    const open = await transaction.first<{ count: number }>(
      'SELECT count(*)::int AS count FROM agent_links WHERE agent_id = $1 AND ended_at IS NULL AND (expires_at IS NULL OR expires_at > $2)',
      [agentId, now],
    );
    if (open!.count >= MOST_OPEN) throw new Refusal('TOO_MANY_REQUESTS');
    const row = await transaction.first<{ id: string }>(
      `INSERT INTO agent_links (agent_id, code, agent, prize_group, rebate_rates, channel, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        agentId,
        newCode(),
        body.kind === 'agent',
        group,
        JSON.stringify(rates),
        body.channel,
        now,
        body.days === null ? null : new Date(now.getTime() + body.days * DAY_MS),
      ],
    );
    const [link] = await linksOf(transaction, agentId, { limit: 1, offset: 0, id: row!.id });
    return shown(link!, now);
  });

/** Ends a link. Source: 12-01. */
export async function endLink(
  { database, clock }: Parts,
  { params, caller }: ParsedOf<typeof calls.endLink> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const ended = await database.run(
    'UPDATE agent_links SET ended_at = coalesce(ended_at, $3) WHERE id = $1 AND agent_id = $2',
    [params.id, caller.session.memberId, clock.now()],
  );
  if (ended === 0) throw new Refusal('NOT_FOUND');
  return {};
}
