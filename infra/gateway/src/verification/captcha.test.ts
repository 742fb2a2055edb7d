import { register } from '@atrium/contracts/members';
import type { RegistrationRule } from '@atrium/contracts/system';
import { login } from '@atrium/contracts/session';
import { createDatabase } from '../platform/database.ts';
import { sealOpenSecrets } from '../platform/kept-secrets.ts';
import { ownSecret } from '../platform/own-secret.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { isWorkDone } from './proof-of-work.ts';
import { asProof, drawnCaptcha, solve, solvedCaptcha } from './testing/solved-captcha.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.parts.settings.set('captcha.difficulty', 2_000);
});
afterAll(() => app.close());

/** A member whose next login needs a captcha. */
async function suspect(): Promise<{ account: string; password: string }> {
  const password = 'Secret-0001';
  const { account } = await app.member({ password });
  await app.database.run("INSERT INTO login_failures (account, at, ip) SELECT $1, $2, '' FROM generate_series(1, 2)", [
    account,
    app.clock.now(),
  ]);
  return { account, password };
}
async function logIn(answer: { captchaId: string; captcha: string; captchaProof?: string }) {
  const { account, password } = await suspect();
  return await app.visitor().call(login, { body: { username: account, password, type: 'username', ...answer } });
}
type Solution = Record<'algorithm' | 'challenge' | 'salt' | 'signature', string> & { number: number };
const read = (proof: string): Solution => JSON.parse(Buffer.from(proof, 'base64').toString()) as Solution;

it('counts an answer with the proof of work of its captcha', async () => {
  expect((await logIn(await solvedCaptcha(app))).status).toBe(200);
});

it.each<[string, (proof: string, other: string) => string | undefined]>([
  ['no proof', () => undefined],
  ['an empty proof', () => ''],
  ['text that is no proof', () => 'hello there'],
  ['a wrong number', (proof) => asProof({ ...read(proof), number: read(proof).number + 1 })],
  ['the proof of another captcha', (_, other) => other],
  [
    'an expiry that was moved',
    (proof) => asProof({ ...read(proof), salt: read(proof).salt.replace(/expires=\d+/, 'expires=9999999999') }),
  ],
  ['a forged signature', (proof) => asProof({ ...read(proof), signature: '0'.repeat(64) })],
  ['a weaker algorithm', (proof) => asProof({ ...read(proof), algorithm: 'SHA-1' })],
  ['a number that is a text', (proof) => asProof({ ...read(proof), number: String(read(proof).number) })],
])('refuses a right answer with %s', async (_, forged) => {
  const solved = await solvedCaptcha(app);
  const { work: elsewhere } = await drawnCaptcha(app);
  const { status, error } = await logIn({ ...solved, captchaProof: forged(solved.captchaProof, solve(elsewhere)) });
  expect([status, error?.code, error?.value]).toEqual([401, 'CAPTCHA_PROOF_INVALID', { captcha: true }]);
});

it('refuses a proof a second time: it is used up with its captcha, right or wrong', async () => {
  const [right, wrong] = [await solvedCaptcha(app), await solvedCaptcha(app)];
  expect((await logIn(right)).status).toBe(200);
  expect((await logIn({ ...wrong, captcha: 'nope' })).error?.code).toBe('CAPTCHA_INVALID');
  for (const again of [right, wrong]) expect((await logIn(again)).error?.code).toBe('CAPTCHA_INVALID');
});

it('refuses captcha and proof after five minutes', async () => {
  const solved = await solvedCaptcha(app);
  const { id, work } = await drawnCaptcha(app);
  const proof = solve(work);
  expect(await isWorkDone(app.parts, id, proof, 1)).toBe(true);
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect(await isWorkDone(app.parts, id, proof, 1)).toBe(false);
  expect((await logIn(solved)).error?.code).toBe('CAPTCHA_INVALID');
});

it('accepts a proof in every gateway process, also once their secret is sealed', async () => {
  const { id, work } = await drawnCaptcha(app);
  const proof = solve(work);
  const other = () => ({ ...app.parts, database: createDatabase(app.database.pool) });
  expect(await isWorkDone(other(), id, proof, 1)).toBe(true);
  await sealOpenSecrets(app.parts);
  const row = await app.database.first<{ secret: string }>('SELECT secret FROM gateway_secrets');
  expect(row!.secret).toMatch(/^v1\./);
  expect(await isWorkDone(other(), id, proof, 1)).toBe(true);
});

it('shares one secret between processes that start at the same moment, and replaces one that does not open', async () => {
  const process = (sealingKey = app.parts.config.sealingKey) => ({
    database: createDatabase(app.database.pool),
    config: { ...app.parts.config, sealingKey },
  });
  const [one, two] = await Promise.all([ownSecret(process(), 'shared'), ownSecret(process(), 'shared')]);
  expect(one).toBe(two);
  await sealOpenSecrets(app.parts);
  const anew = await ownSecret(process('another sealing key of the tests, as long'), 'shared');
  expect(anew).not.toBe(one);
});

it('draws work of the difficulty that operators set', async () => {
  expect((await drawnCaptcha(app)).work).toMatchObject({ algorithm: 'SHA-256', maxnumber: 2_000 });
});

it('[5-27][5-28][5-29] is due in a registration by the public setting and its rule, with its proof', async () => {
  const { settings } = app.parts;
  const rules = await settings.get<Record<string, RegistrationRule>>('register.rules', {});
  await settings.set('register.captcha', true);
  const attempt = async (name: string, { captchaProof, ...rest }: { captchaProof?: string; captcha?: string }) =>
    app.visitor().call(register, {
      body: { username: name, password: 'Secret-0001', confirmPassword: 'Secret-0001', ...rest, captchaProof },
    });
  const { captchaProof: _proof, ...without } = await solvedCaptcha(app);
  expect((await attempt('withoutproof', without)).error?.code).toBe('CAPTCHA_PROOF_INVALID');
  expect((await attempt('withproof', await solvedCaptcha(app))).status).toBe(200);
  expect((await attempt('withnothing', {})).error?.code).toBe('CAPTCHA_INVALID');
  await settings.set('register.rules', { ...rules, captcha: { ...rules.captcha, required: false } });
  expect((await attempt('leftempty', {})).status).toBe(200);
  expect((await attempt('filledwrong', { captcha: 'zzzz' })).error?.code).toBe('CAPTCHA_INVALID');
  await settings.set('register.rules', { ...rules, captcha: { ...rules.captcha, enabled: false } });
  expect((await attempt('ruleoff', {})).status).toBe(200);
  await settings.set('register.rules', rules);
  await settings.set('register.captcha', false);
});
