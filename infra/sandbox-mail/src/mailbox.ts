import fastify, { type FastifyInstance } from 'fastify';
import type { Mail, Mails } from './mails.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const asReply = ({ at, ...mail }: Mail) => ({ ...mail, id: String(mail.id), at: new Date(at).toISOString() });

/** The mailbox over HTTP: pages for people, JSON for tests. */
export function buildMailbox(mails: Mails): FastifyInstance {
  const app = fastify({
    // Of a name that is twice in a query the last value counts, so that each is one text.
    routerOptions: { querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)) },
  });
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
  app.get('/healthz', async () => ({ ok: true, mails: mails.count() }));
  app.get<{ Querystring: { to?: string } }>('/api/mails', async ({ query }) => mails.list(query.to).map(asReply));
  app.delete('/api/mails', async (_request, reply) => {
    mails.clear();
    return reply.code(204).send();
  });
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(listPage(mails.list(query.to || undefined), query.to ?? '')),
  );
  app.get<{ Params: { id: string } }>('/mails/:id', async ({ params }, reply) => {
    const mail = /^\d{1,15}$/.test(params.id) ? mails.get(Number(params.id)) : undefined;
    return reply
      .code(mail ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(mail ? mailPage(mail) : missingPage());
  });
  return app;
}
