import * as bills from '@atrium/contracts/agent-bills';
import * as downline from '@atrium/contracts/agent-downline';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const AGENT = { type: 1 };
const below = async ({ app, me, kept }: Scene): Promise<void> => {
  kept.id = (await app.member({ upline: me.memberId, account: `below${me.memberId}` })).id;
};
const named = ({ kept }: Scene) => ({ params: { id: kept.id } });

/** A bill of the caller from a contract that the house pays. */
const billed = async ({ sql, me, kept }: Scene): Promise<void> => {
  const [contract] = await sql(
    "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at, answered_at, settled_until, state, payer) VALUES ('daily-salary', $1, 1, 'daily', now(), now(), now(), 'accepted', 'platform') RETURNING id",
    me.memberId,
  );
  const [row] = await sql(
    "INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state) VALUES ($1, now() - interval '1 day', now(), 77700, 0, 1, 777, 'waiting') RETURNING id",
    contract!.id,
  );
  kept.id = `contract-${String(row!.id)}`;
};
const disputes = ({ sql, kept }: Scene) => sql('SELECT state, reason FROM bill_disputes WHERE bill_id = $1', kept.id);
const disputed = async (scene: Scene): Promise<void> => {
  await billed(scene);
  await scene.sql(
    "INSERT INTO bill_disputes (bill_id, opened_by, opened_at, reason) VALUES ($1, $2, now(), 'an effect')",
    scene.kept.id,
    scene.me.memberId,
  );
};

export const agentWorkEffects: readonly Effect[] = [
  reads(downline.tree, {
    as: AGENT,
    ask: () => ({ query: {} }),
    change: below,
    shows: ({ nodes }) => nodes.length === 2,
  }),
  reads(downline.treeFigures, {
    as: AGENT,
    before: below,
    ask: ({ kept }) => ({ query: { ids: kept.id } }),
    change: ({ sql, kept }) => sql("UPDATE members SET last_login_at = '2026-01-05T00:00:00Z' WHERE id = $1", kept.id),
    shows: has('2026-01-05'),
  }),
  reads(downline.accountStanding, {
    as: AGENT,
    before: below,
    ask: named,
    change: ({ sql, kept }) => sql('UPDATE members SET prize_group = 1777 WHERE id = $1', kept.id),
    shows: ({ group }) => group === 1777,
  }),
  changes(downline.raiseTerms, {
    as: AGENT,
    before: below,
    ask: (scene) => ({ ...named(scene), body: { prizeGroup: 1801 } }),
    row: ({ sql, kept }) => sql('SELECT prize_group FROM members WHERE id = $1', kept.id),
  }),
  changes(downline.setBlock, {
    as: AGENT,
    before: below,
    ask: (scene) => ({ ...named(scene), body: { blocked: true, reason: 'an effect' } }),
    row: ({ sql, kept }) => sql('SELECT reason FROM agent_blocks WHERE member_id = $1', kept.id),
  }),
  changes(downline.setNote, {
    as: AGENT,
    before: below,
    ask: (scene) => ({ ...named(scene), body: { note: 'an effect' } }),
    row: ({ sql, kept }) => sql('SELECT note FROM agent_notes WHERE member_id = $1', kept.id),
  }),
  reads(bills.bills, { as: AGENT, ask: () => ({ query: {} }), change: billed, shows: has('"due":"777"') }),
  reads(bills.bill, {
    as: AGENT,
    before: billed,
    ask: named,
    change: ({ sql, kept }) =>
      sql(
        "INSERT INTO contract_settlement_lines (settlement_id, line, kind, ref, basis, rate_ppm, micro) VALUES ($1, 1, 'clause', 1, 77700, 10000, 777000000)",
        kept.id!.slice('contract-'.length),
      ),
    shows: has('"kind":"clause"'),
  }),
  changes(bills.openDispute, {
    as: AGENT,
    before: billed,
    ask: (scene) => ({ ...named(scene), body: { reason: 'not what was agreed' } }),
    row: disputes,
  }),
  changes(bills.withdrawDispute, { as: AGENT, before: disputed, ask: named, row: disputes }),
];
