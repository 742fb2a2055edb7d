import { nearestTag } from '@atrium/contracts/language-of';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as v from 'valibot';
import { signInPage } from './sign-in-page.ts';

const ALGORITHM = 'ES256';
const PROOF_SECONDS = 300;
const THIRDS = { google: 'Google', facebook: 'Facebook' } as const;

const Third = v.object({ third: v.picklist(['google', 'facebook']) });
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
/** Redirects are allowed to this machine only: a proof that anybody can get must not leave it. */
const OwnAddress = v.pipe(
  Text,
  v.url(),
  v.check((url) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname)),
);
const Request = v.object({
  response_type: v.literal('id_token'),
  client_id: Text,
  redirect_uri: OwnAddress,
  state: Text,
  nonce: Text,
});
const Decision = v.union([
  v.object({ decision: v.literal('cancel') }),
  v.object({
    decision: v.literal('continue'),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
    email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(100)),
  }),
]);
type Query = Record<string, string | undefined>;

/** Registers the sign-in pages and the published keys of both third parties under `/identity`. */
export async function identityRoutes(app: FastifyInstance): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const kid = randomUUID();
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] };
  const css = readFileSync(new URL('../public/identity.css', import.meta.url));

  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  app.get('/identity/identity.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/identity/:third/jwks.json', () => keys);

  app.get('/identity/:third/authorize', (request, reply) => {
    const [third, asked] = [v.safeParse(Third, request.params), v.safeParse(Request, request.query)];
    if (!third.success || !asked.success) return refuse(reply);
    const language = nearestTag((request.query as Query).ui_locales, request.headers['accept-language']);
    const back = new URL(asked.output.redirect_uri).origin;
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${back}; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(signInPage(THIRDS[third.output.third], asked.output, language));
  });

  app.get('/identity/:third/continue', async (request, reply) => {
    const [third, asked, decision] = [
      v.safeParse(Third, request.params),
      v.safeParse(Request, request.query),
      v.safeParse(Decision, request.query),
    ];
    if (!third.success || !asked.success || !decision.success) return refuse(reply);
    const { redirect_uri, state, nonce, client_id } = asked.output;
    if (decision.output.decision === 'cancel') return lead(reply, redirect_uri, { error: 'access_denied', state });
    const { name, email } = decision.output;
    const proof = await new SignJWT({ nonce, name, email, email_verified: true })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setIssuer(issuerOf(request, third.output.third))
      .setAudience(client_id)
      .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${PROOF_SECONDS}s`)
      .sign(privateKey);
    return lead(reply, redirect_uri, { id_token: proof, state });
  });
}

const issuerOf = (request: FastifyRequest, third: string): string => `http://${request.host}/identity/${third}`;
const refuse = (reply: FastifyReply) => reply.status(400).send({ error: 'invalid_request' });

function lead(reply: FastifyReply, to: string, fragment: Record<string, string>) {
  const url = new URL(to);
  url.hash = new URLSearchParams(fragment).toString();
  return reply.redirect(url.href, 303);
}
