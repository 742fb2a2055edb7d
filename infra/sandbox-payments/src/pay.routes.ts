import { nearestTag } from '@atrium/contracts/language-of';
import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { donePage, missingPage, payPage } from './pages.ts';
import type { Provider } from './provider.ts';
import type { StoredPayment } from './store.ts';

const Address = v.object({ id: v.string() });
const Decision = v.object({ decision: v.picklist(['pay', 'decline']) });
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const ASSETS = {
  'pay.css': 'text/css; charset=utf-8',
  'countdown.js': 'text/javascript; charset=utf-8',
  'return.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/** The hosted page: shows the payment, accepts the decision with a plain form, and sends the payer back. */
export async function payRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  await app.register(formbody);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(new URL(`../public/${name}`, import.meta.url));
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
  }

  const find = (params: unknown): StoredPayment | undefined => {
    const payment = provider.store.find(v.parse(Address, params).id);
    return payment?.kind === 'payment' ? payment : undefined;
  };

  app.get('/pay/:id', (request, reply) => {
    const payment = find(request.params);
    if (!payment) return html(reply.code(404), missingPage(nearestTag(request.headers['accept-language'])));
    if (payment.status !== 'pending' || payment.dueAt <= provider.now())
      return reply.redirect(`/pay/${payment.id}/done`, 303);
    return html(reply, payPage(payment, nearestTag(payment.request.language)));
  });

  app.post('/pay/:id', (request, reply) => {
    const payment = find(request.params);
    if (!payment) return html(reply.code(404), missingPage(nearestTag(request.headers['accept-language'])));
    const from = request.headers['sec-fetch-site'];
    const asked = v.safeParse(Decision, request.body);
    if ((from && from !== 'same-origin') || !asked.success)
      return html(reply.code(400), payPage(payment, nearestTag(payment.request.language)));
    const late = payment.dueAt <= provider.now();
    provider.end(payment, late ? 'expired' : asked.output.decision === 'pay' ? 'paid' : 'failed');
    return reply.redirect(`/pay/${payment.id}/done`, 303);
  });

  app.get('/pay/:id/done', (request, reply) => {
    const payment = find(request.params);
    if (!payment) return html(reply.code(404), missingPage(nearestTag(request.headers['accept-language'])));
    if (payment.status === 'pending' && payment.dueAt > provider.now())
      return reply.redirect(`/pay/${payment.id}`, 303);
    if (payment.status === 'pending') provider.end(payment, 'expired');
    const ended = provider.store.find(payment.id) as StoredPayment;
    return html(reply, donePage(ended, nearestTag(ended.request.language)));
  });
}

function html(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content);
}
