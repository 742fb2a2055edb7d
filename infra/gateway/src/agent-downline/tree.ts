import type { TreeNode, tree as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { reportSubject } from '../agent-reports/report-subject.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Accounts that a search finds at most; with the lines above them they fit into one answer. */
const MOST_FOUND = 500;

/**
 * The accounts of a tree, level by level. How many are below follows from the paths of the whole team in one pass, so that it
 * is right for accounts whose downline is left out. A FULL JOIN, whose condition PostgreSQL cannot turn into a plain one,
 * because it would compare each account with each other: it expects few of them.
 */
const NODES = `WITH team AS MATERIALIZED (SELECT id, path FROM members WHERE path @> ARRAY[$1::bigint]),
  shown AS (
    SELECT m.id, m.upline_id, m.account, m.type, m.prize_group, cardinality(m.path) AS depth
      FROM members m
     WHERE CASE WHEN $2::text IS NULL THEN m.path @> ARRAY[$1::bigint]
                ELSE m.id IN (
                  SELECT unnest(f.path[array_position(f.path, $1::bigint):])
                    FROM (SELECT b.path FROM members b WHERE b.path @> ARRAY[$1::bigint] AND b.account ILIKE $2 ORDER BY cardinality(b.path), b.account LIMIT ${MOST_FOUND}) f) END
     ORDER BY depth, m.account, m.id LIMIT $3::int + 1),
  sizes AS (
    SELECT above.id, count(*)::int AS below, (count(*) FILTER (WHERE above.place = cardinality(t.path) - 1))::int AS direct
      FROM team t CROSS JOIN LATERAL unnest(t.path) WITH ORDINALITY AS above (id, place)
     WHERE above.id <> t.id GROUP BY above.id)
  SELECT s.id, CASE WHEN s.id = $1 THEN NULL ELSE s.upline_id END AS up, s.account, s.type <> 0 AS agent,
         coalesce(z.direct, 0) AS direct, coalesce(z.below, 0) AS below, s.prize_group AS "group",
         EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = s.id AND k.ended_at IS NULL) AS blocked
    FROM shown s FULL JOIN sizes z ON z.id = s.id
   WHERE coalesce(s.id, 0) <> 0
   ORDER BY s.depth, s.account, s.id`;

const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The tree below the caller or an account of it. Source: 12-06. */
export async function readTree(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { agentId, line } = await reportSubject(parts.database, caller.session.memberId, query.under);
  const nodes = await parts.database.rows<TreeNode>(NODES, [
    agentId,
    query.text ? pattern(query.text) : null,
    query.most,
  ]);
  return { line, nodes: nodes.slice(0, query.most), cut: nodes.length > query.most };
}
