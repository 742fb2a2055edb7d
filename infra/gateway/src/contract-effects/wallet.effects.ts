import * as accountCalls from '@atrium/contracts/account-records';
import { statement, yearStatement } from '@atrium/contracts/account-statement';
import * as betCalls from '@atrium/contracts/bet-records';
import * as flagCalls from '@atrium/contracts/contract-flags';
import * as exportCalls from '@atrium/contracts/record-exports';
import * as positionCalls from '@atrium/contracts/net-position';
import * as walletCalls from '@atrium/contracts/wallet';
import { byId, cash, played } from './given.ts';
import { changes, has, reads, type Effect, type Scene } from './effect.ts';

const paidIn = ({ app, sql, me }: Scene) =>
  sql(
    "SELECT ledger_post($1, 'deposit', $2, 'effect', $3, '', 'EFFECT', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-4321::bigint, 4321::bigint])",
    app.clock.now(),
    me.memberId,
    `effect-${me.memberId}`,
  );

const EXPORT = {
  kind: 'account' as const,
  name: 'effect.csv',
  query: {},
  columns: [{ key: 'at' as const, head: 'Time' }],
  words: {},
};
const begunExport = async ({ sql, me, kept }: Scene) => {
  const [row] = await sql(
    "INSERT INTO record_exports (member_id, kind, name, query, columns, words, language, starts_at, ends_at, created_at, next_at, expires_at) VALUES ($1, 'account', 'effect.csv', '{}', '[]', '{}', 'EN', now(), now(), now(), now(), '2999-01-01') RETURNING id",
    me.memberId,
  );
  kept.id = String(row!.id);
};

export const walletEffects: readonly Effect[] = [
  reads(walletCalls.balance, { change: paidIn, shows: ({ cash: amount }) => amount === '1004321' }),
  reads(walletCalls.merchantWallet, {
    change: ({ set }) => set('wallet.single', false),
    shows: ({ isSingle }) => !isSingle,
  }),
  reads(walletCalls.wallets, { change: paidIn, shows: ({ main }) => main.cash === '1004321' }),
  reads(statement, {
    ask: () => ({ query: { from: '2020-01-01', to: '2999-12-30' } }),
    change: paidIn,
    shows: ({ closing }) => closing === '1004321',
  }),
  reads(yearStatement, {
    ask: ({ app }) => ({ query: { year: String(app.clock.now().getUTCFullYear()) } }),
    change: paidIn,
    shows: ({ movements }) => movements.some(({ amount }) => amount === '4321'),
  }),
  changes(walletCalls.walletTransfer, {
    before: async ({ set, sql, kept }) => {
      await set('wallet.single', false);
      kept.vendor = String(
        (
          await sql(
            "SELECT code FROM vendors WHERE up AND launch_url IS NOT NULL AND category = 'RNG' ORDER BY code LIMIT 1",
          )
        )[0]!.code,
      );
    },
    ask: ({ kept }) => ({ body: { from: 'main', to: kept.vendor, amount: '100' } }),
    row: cash,
  }),
  changes(walletCalls.collectWallets, {
    before: async (scene) => {
      const { app, me, sql } = scene;
      await sql(
        "SELECT ledger_post($1, 'transfer', $2, 'test', $3, '', '', '', ARRAY[ledger_account('player:cash', $2, '', 'PHP'), ledger_account('vendor:wallet', $2, (SELECT code FROM vendors WHERE up AND launch_url IS NOT NULL ORDER BY code LIMIT 1), 'PHP')], ARRAY[-500::bigint, 500::bigint])",
        app.clock.now(),
        me.memberId,
        `collect-${me.memberId}`,
      );
    },
    ask: () => ({ body: {} }),
    row: cash,
  }),
  reads(flagCalls.consolidated, {
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at) VALUES ('dividend', $1, 1, 'monthly', now())",
        me.memberId,
      ),
    shows: ({ divtypereq }) => divtypereq === '1',
  }),
  reads(betCalls.betRecords, {
    ask: () => ({ query: {} }),
    change: (scene) => played(scene),
    shows: ({ total, totals }) => total === 1 && totals.stake === '777',
  }),
  reads(betCalls.betDetail, {
    before: async (scene) => {
      await played(scene);
      scene.kept.id = String(
        (await scene.sql('SELECT max(id) AS id FROM rounds WHERE member_id = $1', scene.me.memberId))[0]!.id,
      );
    },
    ask: byId,
    change: ({ sql, kept }) => sql('UPDATE rounds SET payout = 4242 WHERE id = $1', kept.id),
    shows: ({ stake, payout }) => stake === '777' && payout === '4242',
  }),
  reads(accountCalls.accountLines, { ask: () => ({ query: {} }), change: paidIn, shows: has('"4321"') }),
  reads(betCalls.betLines, { ask: () => ({ query: {} }), change: (scene) => played(scene), shows: has('"777"') }),
  reads(exportCalls.recordExports, { change: begunExport, shows: ({ exports }) => exports.length === 1 }),
  changes(exportCalls.beginExport, {
    ask: () => ({ body: EXPORT }),
    row: ({ sql, me }) => sql('SELECT state FROM record_exports WHERE member_id = $1', me.memberId),
  }),
  changes(exportCalls.endExport, {
    before: begunExport,
    ask: byId,
    row: ({ sql, me }) => sql('SELECT state FROM record_exports WHERE member_id = $1', me.memberId),
  }),
  reads(accountCalls.accountTotals, {
    ask: () => ({ query: {} }),
    change: paidIn,
    shows: ({ in: received }) => received.endsWith('4321'),
  }),
  reads(betCalls.betTotals, { ask: () => ({ query: {} }), change: (scene) => played(scene), shows: has('"777"') }),
  reads(accountCalls.accountRecords, { ask: () => ({ query: {} }), change: paidIn, shows: has('"4321"') }),
  reads(accountCalls.memberTransactionDetail, { ask: () => ({ query: {} }), change: paidIn, shows: has('"4321"') }),
  reads(positionCalls.position, { ask: () => ({ query: {} }), change: (scene) => played(scene), shows: has('"777"') }),
];
