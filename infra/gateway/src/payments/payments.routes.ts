import * as calls from '@atrium/contracts/payments';
import type { FastifyInstance } from 'fastify';
import type { Subject } from '../subjects.ts';
import { createDeposit } from './create-deposit.ts';
import { depositOptions } from './deposit-options.ts';
import { listDeposits, oneDeposit } from './list-deposits.ts';
import { takeWebhook } from './take-webhook.ts';
import { createWithdrawal, withdrawalOptions } from './withdrawals.ts';

export const payments: Subject = (routes, parts, server) => {
  routes.member(calls.depositOptions, depositOptions);
  routes.money(calls.createDeposit, createDeposit);
  routes.member(calls.deposits, listDeposits);
  routes.member(calls.deposit, oneDeposit);
  routes.member(calls.withdrawalOptions, withdrawalOptions);
  routes.money(calls.createWithdrawal, createWithdrawal);

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
