import * as payments from '@atrium/contracts/payments';
import { byId, cash, inserted } from './given.ts';
import { changes, has, reads, type Effect, type Scene } from './effect.ts';

const status = ({ sql, kept }: Scene) => sql('SELECT status FROM withdrawals WHERE id = $1', kept.id);

export const paymentsEffects: readonly Effect[] = [
  reads(payments.depositOptions, {
    change: async ({ app, set }) =>
      set(
        'payments.methods',
        JSON.parse(
          JSON.stringify(await app.parts.settings.get('payments.methods', [])).replace(/"min":"?\d+"?/, '"min":"7654"'),
        ),
      ),
    shows: has('7654'),
  }),
  changes(payments.createDeposit, {
    before: async ({ me, kept }) => {
      const { methods } = (await me.call(payments.depositOptions)).value;
      Object.assign(
        kept,
        methods.find(({ open }) => open),
      );
    },
    ask: ({ kept }) => ({ body: { method: kept.code, amount: kept.min } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM deposits WHERE member_id = $1', me.memberId),
  }),
  reads(payments.deposits, { ask: () => ({ query: {} }), change: inserted.deposit, shows: has('4321') }),
  reads(payments.deposit, {
    before: inserted.deposit,
    ask: byId,
    change: ({ sql, kept }) => sql("UPDATE deposits SET status = 'failed', settled_at = now() WHERE id = $1", kept.id),
    shows: ({ status: state }) => state === 'failed',
  }),
  reads(payments.withdrawalOptions, { change: inserted.payoutAccount, shows: has('Effect Bank') }),
  changes(payments.createWithdrawal, {
    before: inserted.payoutAccount,
    ask: ({ kept }) => ({ body: { accountId: kept.account, amount: '10000' } }),
    row: cash,
  }),
  reads(payments.withdrawals, { ask: () => ({ query: {} }), change: inserted.withdrawal, shows: has('5432') }),
  reads(payments.withdrawal, {
    before: inserted.withdrawal,
    ask: byId,
    change: ({ sql, kept }) =>
      sql("UPDATE withdrawals SET status = 'rejected', reason = 'Effect' WHERE id = $1", kept.id),
    shows: ({ status: state }) => state === 'rejected',
  }),
  changes(payments.cancelWithdrawal, {
    before: async (scene) => {
      await inserted.payoutAccount(scene);
      scene.kept.id = (
        await scene.me.call(payments.createWithdrawal, { body: { accountId: scene.kept.account!, amount: '10000' } })
      ).value.id;
    },
    ask: (scene) => ({ ...byId(scene), body: {} }),
    row: status,
  }),
  changes(payments.answerReceipt, {
    before: (scene) => inserted.withdrawal(scene, 'paid'),
    ask: (scene) => ({ ...byId(scene), body: { answer: 'received' } }),
    row: status,
  }),
];
