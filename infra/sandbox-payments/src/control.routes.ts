import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Provider } from './provider.ts';

const Control = v.object({
  webhookDelayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  duplicateWebhooks: v.optional(v.boolean()),
  silent: v.optional(v.boolean()),
  payouts: v.optional(v.picklist(['pay', 'fail'])),
  /** The ID of a payment whose webhooks are sent again. */
  resend: v.optional(v.string()),
  /** A payment to end now, as if its payer had decided. */
  decide: v.optional(v.object({ paymentId: v.string(), status: v.picklist(['paid', 'failed', 'expired']) })),
});
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Health, and the switches that delay, duplicate or suppress webhooks. */
export function controlRoutes(app: FastifyInstance, provider: Provider): void {
  app.get('/healthz', async () => ({ status: 'ok', ...provider.store.counts() }));

  app.post('/control', async (request, reply) => {
    const outside = !LOOPBACK.has(request.ip) || request.headers.origin !== undefined;
    if (outside)
      return reply.code(403).send({
        code: 'LOOPBACK_ONLY',
        message: 'This call is allowed from this machine only, and not from a web page.',
      });
    const asked = v.safeParse(Control, request.body);
    if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: asked.issues[0].message });
    const { resend, decide, ...manners } = asked.output;
    Object.assign(provider.manners, manners);
    provider.wake();
    const payment = decide && provider.store.find(decide.paymentId);
    const decided = decide && payment ? provider.end(payment, decide.status) : undefined;
    return {
      ...provider.manners,
      ...(resend ? { resent: provider.resend(resend) } : {}),
      ...(decide ? { decided: decided ?? false } : {}),
    };
  });
}
