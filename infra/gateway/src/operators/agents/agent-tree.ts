import type { agentTree, OperatedAgent } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { StoredClause } from '../../agent-contracts/agent-contracts.repository.ts';
import { shownClause } from '../../agent-contracts/clauses.ts';
import { accountRules } from '../../agent-quotas/account-rules.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

type Reply = OperationReply<typeof agentTree>;
const MOST_DIRECT = 200;
const PPM = 10_000;

const agents = async (
  database: Queryable,
  where: string,
  values: unknown[],
): Promise<(OperatedAgent & { id: string })[]> => {
  const rows = await database.rows<OperatedAgent & { id: string }>(
    `SELECT m.id, m.account, m.type <> 0 AS agent, m.prize_group AS "group",
            CASE WHEN m.rebate_percent <> 0 THEN jsonb_build_object('*', (m.rebate_percent * ${PPM})::integer) ELSE '{}' END || m.rebate_rates AS rates,
            (SELECT count(*)::int FROM members b WHERE b.upline_id = m.id) AS direct,
            (SELECT count(*)::int - 1 FROM members b WHERE b.path @> ARRAY[m.id]) AS below,
            EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = m.id AND k.ended_at IS NULL) AS blocked
       FROM members m WHERE ${where} ORDER BY m.account LIMIT ${MOST_DIRECT}`,
    values,
  );
  return rows.map((row) => ({
    ...row,
    rates: Object.fromEntries(Object.entries(row.rates).map(([category, rate]) => [category, rate / PPM])),
  }));
};
const shown = ({ id: _, ...agent }: OperatedAgent & { id: string }): OperatedAgent => agent;

interface ContractRow extends Omit<Reply['contracts'][number], 'clauses'> {
  clauses: StoredClause[];
}

/** An account in the tree of agents, or the tops of all trees. Source: 12-13. */
export async function readAgentTree(parts: Parts, { query }: OperatorCall<undefined>): Promise<Reply> {
  const { database } = parts;
  const { account } = query as { account?: string };
  if (account === undefined) {
    const tops = await agents(database, 'm.upline_id IS NULL AND m.type IN (1, 2, 41, 42)', []);
    return { line: [], agent: null, direct: tops.map(shown), contracts: [], quotas: [] };
  }
  const [agent] = await agents(database, 'lower(m.account) = lower($1)', [account]);
  if (!agent) throw new OperatorRefusal('UNKNOWN_MEMBER', 'There is no account with this name.');
  const [line, direct, contracts, quotas] = await Promise.all([
    database.rows<{ account: string }>(
      `SELECT m.account FROM members t CROSS JOIN LATERAL unnest(t.path) WITH ORDINALITY AS p (id, place) JOIN members m ON m.id = p.id
        WHERE t.id = $1 ORDER BY p.place`,
      [agent.id],
    ),
    agents(database, 'm.upline_id = $1', [agent.id]),
    database.rows<ContractRow>(
      `SELECT c.id, c.kind, CASE WHEN c.member_id = $1 THEN u.account ELSE m.account END AS "with", c.member_id = $1 AS paid, c.payer, c.period,
              contract_clauses(c) AS clauses, c.state
         FROM agent_contracts c JOIN members m ON m.id = c.member_id LEFT JOIN members u ON u.id = c.upline_id
        WHERE $1 IN (c.member_id, c.upline_id) AND c.state IN ('requested', 'accepted') ORDER BY c.member_id <> $1, c.kind, c.id LIMIT 200`,
      [agent.id],
    ),
    quotasOf(parts, agent.id),
  ]);
  return {
    line: line.map((each) => each.account),
    agent: shown(agent),
    direct: direct.map(shown),
    contracts: contracts.map(({ clauses, ...contract }) => ({
      ...contract,
      clauses: clauses.map((clause) =>
        shownClause({ ...clause, valid_bet: String(clause.valid_bet), profit_loss: String(clause.profit_loss) }),
      ),
    })),
    quotas,
  };
}

async function quotasOf(parts: Parts, agentId: string): Promise<Reply['quotas']> {
  const { quotas = {} } = await accountRules(parts);
  return await parts.database.rows(
    `SELECT q.prize_group AS "group", q.most, q.own,
            (SELECT count(*)::int FROM members m WHERE m.upline_id = $1 AND m.prize_group >= q.prize_group) AS used
       FROM (SELECT coalesce(o.prize_group, b.prize_group) AS prize_group, coalesce(o.most, b.most) AS most, o.agent_id IS NOT NULL AS own
               FROM (SELECT key::integer AS prize_group, value::integer AS most FROM jsonb_each_text($2)) b
               FULL JOIN (SELECT * FROM agent_quotas WHERE agent_id = $1) o ON o.prize_group = b.prize_group) q
      ORDER BY q.prize_group DESC`,
    [agentId, JSON.stringify(quotas)],
  );
}
