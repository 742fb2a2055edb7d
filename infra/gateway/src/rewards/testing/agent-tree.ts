import type { TestApp } from '../../platform/testing/test-app.ts';
import { accrue } from '../accrue.ts';

interface Terms {
  upline?: string;
  type?: number;
  group?: number | null;
  rates?: Record<string, number>;
}

let number = 0;

/** Agents with rates, their players' rounds, and what the engine made of them. */
export function agentTree(app: TestApp) {
  async function account({ upline, type = 1, group = null, rates = {} }: Terms): Promise<string> {
    const { id } = await app.member({ type, ...(upline && { upline }) });
    await app.database.run('UPDATE members SET prize_group = $2, rebate_rates = $3 WHERE id = $1', [
      id,
      group,
      JSON.stringify(rates),
    ]);
    return id;
  }
  return {
    account,
    /** Top 1.2 %, middle 0.9 %, low 0.5 % on slots, and a member without a rate. */
    async line() {
      const top = await account({ rates: { RNG: 12_000, SPORTS: 4_000 } });
      const middle = await account({ upline: top, rates: { RNG: 9_000, SPORTS: 4_000 } });
      const low = await account({ upline: middle, rates: { RNG: 5_000 } });
      const member = await account({ upline: low, type: 0 });
      return { top, middle, low, member, chain: [low, middle, top] };
    },
    changed: (id: string, rates: Record<string, number>, at: Date) =>
      app.database.run('UPDATE members SET rebate_rates = $2, terms_from = $3 WHERE id = $1', [
        id,
        JSON.stringify(rates),
        at,
      ]),
    /** A settled round; returns its ID. */
    async played(
      member: string,
      stake: number,
      more: { payout?: number; category?: string; openedAt?: Date; closedAt?: Date } = {},
    ): Promise<string> {
      const { payout = 0, category = 'RNG', openedAt = app.clock.now(), closedAt = app.clock.now() } = more;
      const id = `a${++number}`;
      await app.database.run(
        `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
         VALUES ('A', $1, $2, 'A', $3, 'PHP', $4, $5, CASE WHEN $5::bigint > 0 THEN 'won' ELSE 'lost' END, $6, $7)`,
        [id, member, category, stake, payout, openedAt, closedAt],
      );
      return id;
    },
    corrected: (round: string, status: string, payout = 0) =>
      app.database.run('UPDATE rounds SET status = $2, payout = $3 WHERE round_id = $1', [round, status, payout]),
    async accrueAll() {
      while (await accrue(app.parts));
    },
    /** The rebates of agents, in millionths. */
    async microOf(agents: readonly string[]): Promise<string[]> {
      const rows = await app.database.rows<{ id: string; micro: string }>(
        'SELECT agent_id AS id, sum(micro)::text AS micro FROM agent_accruals WHERE agent_id = ANY($1) GROUP BY 1',
        [agents],
      );
      const of = new Map(rows.map(({ id, micro }) => [id, micro]));
      return agents.map((id) => of.get(id) ?? '0');
    },
    async cashOf(member: string): Promise<string> {
      const row = await app.database.first<{ posted: string }>(
        "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
        [member],
      );
      return row?.posted ?? '0';
    },
  };
}
