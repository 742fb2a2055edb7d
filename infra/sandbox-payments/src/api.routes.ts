import { readTexts } from '@atrium/contracts/bounded-bodies';
import { randomBytes } from 'node:crypto';
import {
  CreatePayment,
  CreatePayout,
  PAYMENT_FAULTS,
  PAYMENT_PATHS,
  type Payment,
} from '@atrium/contracts/payment-provider';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Provider } from './provider.ts';
import { createVerifier } from './sign.ts';
import type { PaymentRequest, StoredPayment } from './store.ts';

export interface ApiSettings {
  readonly secret: string;
  /** The address of the hosted pages for payers. */
  readonly publicUrl: () => string;
  readonly expiresAfterMs: number;
  readonly payoutAfterMs: number;
}

/** The calls of the merchant, all signed. The same reference with the same content is the same payment. */
export function apiRoutes(app: FastifyInstance, provider: Provider, settings: ApiSettings): void {
  const verify = createVerifier(settings.secret);

  app.removeContentTypeParser('application/json');
  readTexts(app, 'application/json');
  app.addHook('preHandler', async (request, reply) => {
    const raw = typeof request.body === 'string' ? request.body : '';
    if (!verify(request.headers, raw, provider.now()))
      return refuse(reply, 'INVALID_SIGNATURE', 'Signature, time or nonce is not valid.');
  });

  app.post(PAYMENT_PATHS.payments, (request, reply) => {
    const asked = v.safeParse(CreatePayment, parsed(request));
    if (!asked.success) return refuse(reply, 'BAD_REQUEST', asked.issues[0].message);
    const payment = create(provider, 'payment', asked.output, settings.expiresAfterMs);
    if (!payment) return refuse(reply, 'DUPLICATE_CONFLICT', 'This reference was used with other content.');
    const payUrl = new URL(`/pay/${payment.id}`, settings.publicUrl()).href;
    return reply.code(201).send({ paymentId: payment.id, payUrl, expiresAt: new Date(payment.dueAt).toISOString() });
  });

  app.post(PAYMENT_PATHS.payouts, (request, reply) => {
    const asked = v.safeParse(CreatePayout, parsed(request));
    if (!asked.success) return refuse(reply, 'BAD_REQUEST', asked.issues[0].message);
    const payout = create(provider, 'payout', asked.output, settings.payoutAfterMs);
    if (!payout) return refuse(reply, 'DUPLICATE_CONFLICT', 'This reference was used with other content.');
    return reply.code(201).send({ paymentId: payout.id });
  });

  app.get(PAYMENT_PATHS.payment, (request, reply) => {
    const payment = provider.store.find(v.parse(v.object({ id: v.string() }), request.params).id);
    return payment ? reply.send(shown(payment)) : refuse(reply, 'PAYMENT_NOT_FOUND', 'This payment does not exist.');
  });
}

function create(
  provider: Provider,
  kind: StoredPayment['kind'],
  request: PaymentRequest,
  lastsMs: number,
): StoredPayment | undefined {
  const known = provider.store.findReference(kind, request.reference);
  if (known) return JSON.stringify(known.request) === JSON.stringify(request) ? known : undefined;
  const createdAt = provider.now();
  const id = randomBytes(16).toString('base64url');
  const payment: StoredPayment = {
    id,
    kind,
    request,
    status: 'pending',
    createdAt,
    dueAt: createdAt + lastsMs,
    paidAt: null,
  };
  provider.store.insert(payment);
  provider.wake();
  return payment;
}

function shown({ id, kind, request, status, createdAt, paidAt }: StoredPayment): Payment {
  return {
    paymentId: id,
    kind,
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    status,
    createdAt: new Date(createdAt).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
  };
}

function parsed(request: FastifyRequest): unknown {
  try {
    return JSON.parse(String(request.body));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, code: keyof typeof PAYMENT_FAULTS, message: string): FastifyReply {
  return reply.code(PAYMENT_FAULTS[code]).send({ code, message });
}
