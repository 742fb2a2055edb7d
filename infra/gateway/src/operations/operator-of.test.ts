import { memberUnlock } from '@atrium/contracts/operator-members';
import { reviewApprove } from '@atrium/contracts/operator-reviews';
import type { SignedHolder } from '@atrium/contracts/registry-holder';
import type { Operation } from '@atrium/contracts/registry-operation';
import type { TrustedKey } from '@atrium/contracts/snapshot';
import fastify from 'fastify';
import { pino } from 'pino';
import type { Parts } from '../platform/parts.ts';
import { bindOperation } from './bind-operation.ts';
import { confirmedOperatorOf, operatorOf } from './operator-of.ts';
import { hashOf, signingKey, signingRegistry } from './testing/signing-registry.ts';

let registry: Awaited<ReturnType<typeof signingRegistry>>;
let trusted: TrustedKey[];
let logged: string[];
let parts: Pick<Parts, 'config' | 'snapshots' | 'log'>;
beforeEach(async () => {
  registry = await signingRegistry();
  registry.know('good', { name: 'ana', role: 'approver' });
  registry.know('viewing', { name: 'vera', role: 'viewer' });
  registry.know('console', { name: 'ben', role: 'operator', confirmed: false });
  trusted = [registry.key.trusted];
  logged = [];
  parts = {
    config: { opsUrl: registry.url, operatorFile: undefined },
    snapshots: { keys: async () => trusted },
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  } as unknown as Parts;
});
afterEach(async () => void (await registry.close()));

const of = (header: string | undefined) => operatorOf(header, parts);

it('asks the registry for the holder of a token, and not again within seconds', async () => {
  expect(await of('Bearer good')).toEqual({ name: 'ana', role: 'approver' });
  expect(await of('Bearer good')).toEqual({ name: 'ana', role: 'approver' });
  expect(registry.received.map(({ line }) => line)).toEqual(['POST /registry/holder']);
});

it('[13-03] keeps the token to itself, and asks with a nonce that is new each time', async () => {
  await confirmedOperatorOf('Bearer good', parts);
  await confirmedOperatorOf('Bearer good', parts);
  const bodies = registry.received.map(({ body }) => JSON.parse(body) as SignedHolder);
  expect(bodies.map(({ tokenHash }) => tokenHash)).toEqual([hashOf('good'), hashOf('good')]);
  expect(bodies[0]!.nonce).not.toBe(bodies[1]!.nonce);
  for (const { line, headers, body } of registry.received) expect(line + headers + body).not.toContain('good');
});

it('rejects tokens that the registry does not know', async () => {
  await expect(of('Bearer bad')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(of(undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it.each<[string, (asked: Pick<SignedHolder, 'tokenHash' | 'nonce'>, honest: SignedHolder) => string | object]>([
  ['without a signature', (asked) => ({ name: 'mallory', role: 'approver', ...asked })],
  [
    'with an empty signature',
    (asked) => ({ name: 'mallory', role: 'approver', ...asked, keyId: 'registry-1', signature: '' }),
  ],
  [
    'by a key that no root names',
    (asked) => signingKey('registry-9').sign({ name: 'mallory', role: 'approver', ...asked }),
  ],
  [
    "by another key under the registry's name",
    (asked) => signingKey('registry-1').sign({ name: 'mallory', role: 'approver', ...asked }),
  ],
  ['with a higher role', (_asked, honest) => ({ ...honest, role: 'approver' })],
  ['with another name', (_asked, honest) => ({ ...honest, name: 'ana' })],
  ['with a session confirmed', (_asked, honest) => ({ ...honest, confirmed: true })],
  ['with a role that does not exist', (_asked, honest) => ({ ...honest, role: 'emperor' })],
  [
    'about another token',
    ({ nonce }) => registry.key.sign({ name: 'ana', role: 'approver', tokenHash: hashOf('good'), nonce }),
  ],
  [
    'about another token, under the hash of this one',
    ({ tokenHash, nonce }) => ({
      ...registry.key.sign({ name: 'ana', role: 'approver', tokenHash: hashOf('good'), nonce }),
      tokenHash,
    }),
  ],
  ['that is longer than any of the registry', (_asked, honest) => JSON.stringify(honest) + ' '.repeat(100_000)],
  ['that is not JSON', () => 'approver'],
])('[13-03] believes no answer %s', async (_what, falsify) => {
  registry.falsify = (asked, honest) => falsify(asked, honest!);
  await expect(of('Bearer viewing')).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE', status: 503 });
  expect(logged.join()).toContain('registry');
  registry.falsify = undefined;
  expect(await of('Bearer viewing')).toEqual({ name: 'vera', role: 'viewer' });
});

it('[13-03] believes no answer that was given before', async () => {
  let recorded: SignedHolder | undefined;
  registry.falsify = (_asked, honest) => (recorded ??= honest!);
  expect(await confirmedOperatorOf('Bearer good', parts)).toMatchObject({ role: 'approver' });
  // Since then the token was taken away, or the session's code is too old.
  await expect(confirmedOperatorOf('Bearer good', parts)).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
  registry.falsify = (asked) => ({ ...recorded, ...asked });
  await expect(confirmedOperatorOf('Bearer good', parts)).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
});

it('[13-04] follows a rotation of the keys, and believes no revoked one', async () => {
  const ask = () => confirmedOperatorOf('Bearer good', parts);
  const [old] = trusted;
  const next = signingKey('registry-2');
  trusted = [old!, next.trusted];
  expect(await ask()).toMatchObject({ name: 'ana' });
  registry.key = next;
  expect(await ask()).toMatchObject({ name: 'ana' });
  trusted = [old!];
  await expect(ask()).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
  trusted = [];
  await expect(ask()).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
});

it('rejects everybody while the registry is unreachable, and asks it again afterwards', async () => {
  await registry.close();
  await expect(of('Bearer good')).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE', status: 503 });
  await registry.listenAgain();
  expect(await of('Bearer good')).toMatchObject({ name: 'ana' });
});

it('[14-12] asks the registry anew about a call that cannot be undone, and refuses it in a session without a code', async () => {
  const final = (token: string) => confirmedOperatorOf(`Bearer ${token}`, parts);
  await expect(final('console')).rejects.toMatchObject({ code: 'FACTOR_REQUIRED', status: 403 });
  expect(await of('Bearer console')).toMatchObject({ name: 'ben' });
  registry.know('console', { name: 'ben', role: 'operator', confirmed: true });
  expect(await final('console')).toMatchObject({ name: 'ben' });
  registry.know('console', { name: 'ben', role: 'operator', confirmed: false });
  await expect(final('console')).rejects.toMatchObject({ code: 'FACTOR_REQUIRED' });
  // A token has nothing to confirm.
  expect(await final('good')).toMatchObject({ name: 'ana' });
});

it.each([
  ['a call that cannot be undone', reviewApprove, 403],
  ['any other call', memberUnlock, 200],
])('[14-12] %s is bound to the answer of that moment', async (_what, operation, status) => {
  const server = fastify();
  bindOperation<Operation>(server, parts as Parts, operation, async () => ({}) as never);
  const answer = await server.inject({
    method: 'POST',
    url: operation.path.replace(':id', '1'),
    headers: { authorization: 'Bearer console' },
    payload: { reason: 'a test' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, status === 403 ? 'FACTOR_REQUIRED' : undefined]);
  await server.close();
});
