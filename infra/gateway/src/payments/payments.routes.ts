import * as calls from '@atrium/contracts/payments';
import type { FastifyInstance } from 'fastify';
import { requirePaymentPassword } from '../payment-password/check-payment-password.ts';
import type { Subject } from '../platform/subject.ts';
import { createDeposit } from './create-deposit.ts';
import { depositOptions } from './deposit-options.ts';
import { listDeposits, oneDeposit } from './list-deposits.ts';
import { takeWebhook } from './take-webhook.ts';
import { answerReceipt } from './withdrawals/answer-receipt.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { createWithdrawal } from './withdrawals/create-withdrawal.ts';
import { listWithdrawals, oneWithdrawal } from './withdrawals/list-withdrawals.ts';
import { withdrawalOptions } from './withdrawals/withdrawal-options.ts';

export const payments: Subject = (routes, parts, server) => {
  routes.member(calls.depositOptions, depositOptions);
  routes.moneyInSteps(calls.createDeposit, createDeposit);
  routes.member(calls.deposits, listDeposits);
  routes.member(calls.deposit, oneDeposit);
  routes.member(calls.withdrawalOptions, withdrawalOptions);
  routes.money(calls.createWithdrawal, createWithdrawal, (parts, { body, caller }) =>
    requirePaymentPassword(parts, caller.session.memberId, 'withdrawal', body.paymentPassword),
  );
  routes.member(calls.withdrawals, listWithdrawals);
  routes.member(calls.withdrawal, oneWithdrawal);
  routes.money(calls.cancelWithdrawal, cancelWithdrawal);
  routes.money(calls.answerReceipt, answerReceipt);

  void server.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(calls.PAYMENT_WEBHOOK_PATH, async (request, reply) => {
      const { status, body } = await takeWebhook(
        parts,
        request.headers,
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      );
      return reply.status(status).send(body);
    });
  });
};
