import fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { identityRoutes } from './identity.routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(identityRoutes);
});
afterAll(() => app.close());

const asked = {
  response_type: 'id_token',
  client_id: 'atrium',
  redirect_uri: 'http://localhost:8080/',
  state: 'the-state',
  nonce: 'the-nonce',
};
const get = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.inject({ url: `/identity/google/${path}`, query, headers: { host: '127.0.0.1:8060', ...headers } });
const fragmentOf = (location: unknown) => new URLSearchParams(new URL(String(location)).hash.slice(1));

it('confirms any entered person with a proof for this client and this login', async () => {
  const reply = await get('continue', { ...asked, decision: 'continue', name: 'Mara', email: 'Mara@example.com' });
  expect(reply.statusCode).toBe(303);
  const fragment = fragmentOf(reply.headers.location);
  expect(fragment.get('state')).toBe('the-state');
  const keys = createLocalJWKSet((await get('jwks.json')).json<JSONWebKeySet>());
  const { payload } = await jwtVerify(fragment.get('id_token')!, keys, {
    issuer: 'http://127.0.0.1:8060/identity/google',
    audience: 'atrium',
  });
  expect(payload).toMatchObject({ nonce: 'the-nonce', name: 'Mara', email: 'Mara@example.com', email_verified: true });
  const again = await get('continue', { ...asked, decision: 'continue', name: 'Mara', email: 'mara@example.com' });
  const second = await jwtVerify(fragmentOf(again.headers.location).get('id_token')!, keys);
  expect([second.payload.sub, second.payload.jti === payload.jti]).toEqual([payload.sub, false]);
});

it('redirects without a proof after "decline"', async () => {
  const fragment = fragmentOf((await get('continue', { ...asked, decision: 'cancel' })).headers.location);
  expect(Object.fromEntries(fragment)).toEqual({ error: 'access_denied', state: 'the-state' });
});

it('redirects to this machine only, and refuses requests that break OpenID Connect', async () => {
  for (const change of [
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: 'http://localhost.evil.example/' },
    { response_type: 'token' },
    { nonce: '' },
  ]) {
    expect((await get('authorize', { ...asked, ...change })).statusCode).toBe(400);
    expect(
      (await get('continue', { ...asked, ...change, decision: 'continue', name: 'M', email: 'm@example.com' }))
        .statusCode,
    ).toBe(400);
  }
  expect((await app.inject({ url: '/identity/nobody/authorize', query: asked })).statusCode).toBe(400);
});

it("shows a form in the reader's language, with everything escaped", async () => {
  const page = await get('authorize', { ...asked, state: '"><script>' }, { 'accept-language': 'ar,en;q=0.5' });
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).not.toContain('"><script>');
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:8080");
  expect((await get('authorize', { ...asked, ui_locales: 'ms en' })).body).toContain('Log masuk dengan sandbox Google');
  expect((await get('authorize', asked, { 'accept-language': 'sv,pt;q=0.8,en;q=0.5' })).body).toContain(
    '<html lang="pt-BR" dir="ltr">',
  );
});
