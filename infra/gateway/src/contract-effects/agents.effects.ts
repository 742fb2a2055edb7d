import * as contracts from '@atrium/contracts/agent-contracts';
import * as accounts from '@atrium/contracts/agent-accounts';
import * as reports from '@atrium/contracts/agent-reports';
import * as standing from '@atrium/contracts/contract-standing';
import * as agents from '@atrium/contracts/agents';
import * as wallet from '@atrium/contracts/line-transfers';
import { PASSWORD, played, withPassword } from './given.ts';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const AGENT = { type: 1, balance: 1_000_000n };
const below = async ({ app, me, kept }: Scene): Promise<void> => {
  kept.id = (await app.member({ upline: me.memberId, account: `below${me.memberId}` })).id;
};
const path = ({ kept }: Scene) => ({ params: { id: kept.id }, query: {} });

/** A contract pending the member's decision. */
const asked =
  (kind: contracts.ContractKind) =>
  async ({ sql, me, kept }: Scene): Promise<void> => {
    const [row] = await sql(
      "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at) VALUES ($1, $2, 4.5, 'daily', now()) RETURNING id",
      kind,
      me.memberId,
    );
    kept.contract = String(row!.id);
  };
const state = ({ sql, kept }: Scene) => sql('SELECT state FROM agent_contracts WHERE id = $1', kept.contract);
const accept = ({ kept }: Scene) => ({ body: { contractId: kept.contract, action: 'accept' } });
const both = (
  kind: contracts.ContractKind,
  list: typeof contracts.dividendContracts,
  process: typeof contracts.processDividend,
): Effect[] => [
  reads(list, { change: asked(kind), shows: has('"ratePercent":4.5') }),
  changes(process, { before: asked(kind), ask: accept, row: state }),
];
const balances = ({ sql, me }: Scene) =>
  sql("SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'", me.memberId);

const ownLink = async ({ sql, me, kept }: Scene): Promise<void> => {
  const [row] = await sql(
    "INSERT INTO agent_links (agent_id, code, agent, created_at) VALUES ($1, '9' || lpad($1::bigint::text, 7, '0'), false, now()) RETURNING id",
    me.memberId,
  );
  kept.id = String(row!.id);
};

/** A settled round of the account below, of P 700.00. */
const playedBelow = async ({ app, sql, kept }: Scene): Promise<void> => {
  await sql(
    `INSERT INTO agent_play (at, round_id, member_id, terms_id, category, valid, stake, payout)
     SELECT $2, (SELECT min(id) FROM rounds), t.member_id, t.id, 'RNG', 70000, 70000, 0 FROM member_terms t WHERE t.member_id = $1`,
    kept.id,
    app.clock.now(),
  );
};

export const agentEffects: readonly Effect[] = [
  reads(accounts.openingBounds, {
    as: AGENT,
    change: ({ sql, me }) => sql('UPDATE members SET prize_group = 1911 WHERE id = $1', me.memberId),
    shows: ({ groups }) => groups.most === 1911,
  }),
  changes(accounts.openAccount, {
    as: AGENT,
    ask: ({ me }) => ({ body: { account: `new${me.memberId}`, password: PASSWORD, kind: 'member', prizeGroup: 1900 } }),
    row: ({ sql, me }) => sql('SELECT account, prize_group FROM members WHERE upline_id = $1', me.memberId),
  }),
  reads(accounts.agentLinks, {
    as: AGENT,
    ask: () => ({ query: {} }),
    change: ownLink,
    shows: ({ items }) => items.length === 1,
  }),
  changes(accounts.makeLink, {
    as: AGENT,
    ask: () => ({ body: { kind: 'member', prizeGroup: 1900, channel: 'Effect' } }),
    row: ({ sql, me }) => sql('SELECT channel FROM agent_links WHERE agent_id = $1', me.memberId),
  }),
  changes(accounts.endLink, {
    as: AGENT,
    before: ownLink,
    ask: ({ kept }) => ({ params: { id: kept.id } }),
    row: ({ sql, kept }) => sql('SELECT ended_at FROM agent_links WHERE id = $1', kept.id),
  }),
  reads(agents.teamOverview, {
    as: AGENT,
    before: below,
    ask: () => ({ query: {} }),
    change: (scene) => played(scene, scene.kept.id),
    shows: ({ current }) => current.turnover === '777',
  }),
  reads(agents.downlines, { as: AGENT, ask: () => ({ query: {} }), change: below, shows: has('below') }),
  reads(agents.downline, {
    as: AGENT,
    before: below,
    ask: path,
    change: (scene) => played(scene, scene.kept.id),
    shows: ({ figures }) => figures.turnover === '777',
  }),
  reads(agents.teamTransactions, {
    as: AGENT,
    before: below,
    ask: () => ({ query: {} }),
    change: ({ app, sql, kept }) =>
      sql(
        "SELECT ledger_post($1, 'bonus', $2, 'test', $3, 'EFFECT', '', '', ARRAY[ledger_account('promo:budget', NULL, '', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-321::bigint, 321::bigint])",
        app.clock.now(),
        kept.id,
        `team-${kept.id}`,
      ),
    shows: ({ items, totals }) => items[0]?.amount === '321' && totals.in === '321',
  }),
  reads(reports.report, {
    as: AGENT,
    before: below,
    ask: () => ({ query: {} }),
    change: (scene) => played(scene, scene.kept.id),
    shows: ({ current, days }) => current.turnover === '777' && days.at(-1)?.activeMembers === 1,
  }),
  reads(reports.reportLevel, {
    as: AGENT,
    before: below,
    ask: () => ({ query: {} }),
    change: (scene) => played(scene, scene.kept.id),
    shows: ({ items, totals }) => items[0]?.turnover === '777' && totals.turnover === '777',
  }),
  reads(reports.teamBets, {
    as: AGENT,
    before: below,
    ask: () => ({ query: {} }),
    change: (scene) => played(scene, scene.kept.id),
    shows: ({ items, totals }) => items[0]?.stake === '777' && totals.stake === '777',
  }),
  reads(reports.teamState, {
    as: AGENT,
    change: async ({ sql, me }) =>
      sql(
        "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at) VALUES ('dividend', $1, 4.5, 'daily', now())",
        me.memberId,
      ),
    shows: ({ attention }) => attention[0]?.kind === 'offer',
  }),
  reads(reports.teamBet, {
    as: AGENT,
    before: async (scene) => {
      await below(scene);
      await played(scene, scene.kept.id);
      const [row] = await scene.sql('SELECT id FROM rounds WHERE member_id = $1', scene.kept.id);
      scene.kept.round = String(row!.id);
    },
    ask: ({ kept }) => ({ params: { id: kept.round } }),
    change: ({ sql, kept }) => sql("UPDATE rounds SET status = 'void' WHERE id = $1", kept.round),
    shows: ({ status }) => status === 'void',
  }),
  ...both('dividend', contracts.dividendContracts, contracts.processDividend),
  ...both('daily-salary', contracts.dailySalaryContracts, contracts.processDailySalary),
  ...both('hourly-salary', contracts.hourlySalaryContracts, contracts.processHourlySalary),
  ...both('real-time-salary', contracts.realTimeSalaryContracts, contracts.processRealTimeSalary),
  reads(contracts.contracts, {
    as: AGENT,
    ask: () => ({ query: {} }),
    change: asked('dividend'),
    shows: ({ total }) => total === 1,
  }),
  changes(contracts.offerContract, {
    as: AGENT,
    before: below,
    ask: ({ kept }) => ({ body: { memberId: kept.id, kind: 'dividend', ratePercent: 2 } }),
    row: ({ sql, kept }) => sql('SELECT count(*) FROM agent_contracts WHERE member_id = $1', kept.id),
  }),
  reads(standing.whatIf, {
    as: AGENT,
    before: below,
    ask: ({ kept }) => ({ body: { memberId: kept.id, kind: 'real-time-salary', clauses: [{ ratePercent: 2 }] } }),
    change: playedBelow,
    shows: ({ running }) => running.validBet === '70000' && running.amount === '1400',
  }),
  reads(standing.contractStanding, {
    before: asked('real-time-salary'),
    ask: ({ kept }) => ({ params: { id: kept.contract } }),
    change: ({ sql, kept }) => sql("UPDATE agent_contracts SET period = 'hourly' WHERE id = $1", kept.contract),
    shows: ({ period }) => period === 'hourly',
  }),
  reads(wallet.lineTransferOptions, {
    as: AGENT,
    before: withPassword,
    change: ({ set }) => set('transfer.downline', false),
    shows: ({ downline }) => !downline,
  }),
  changes(wallet.transferDownline, {
    as: AGENT,
    before: async (scene) => {
      await withPassword(scene);
      await below(scene);
    },
    ask: ({ kept }) => ({ body: { memberId: kept.id, amount: '10000', password: PASSWORD } }),
    row: balances,
  }),
  changes(wallet.transferUpline, {
    before: async (scene) => {
      await withPassword(scene);
      const top = await scene.app.member({ type: 1 });
      await scene.sql(
        'UPDATE members SET upline_id = $2, path = ARRAY[$2::bigint, $1::bigint], to_upline = true WHERE id = $1',
        scene.me.memberId,
        top.id,
      );
    },
    ask: () => ({ body: { amount: '10000', password: PASSWORD } }),
    row: balances,
  }),
];
