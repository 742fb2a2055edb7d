import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memberUnlock } from '@atrium/contracts/operator-members';
import { reviewApprove } from '@atrium/contracts/operator-reviews';
import type { Operation } from '@atrium/contracts/registry-operation';
import fastify from 'fastify';
import type { Parts } from '../platform/parts.ts';
import { bindOperation } from './bind-operation.ts';
import { confirmedOperatorOf, operatorOf } from './operator-of.ts';

let registry: Server;
let opsUrl: string;
let asked: string[];
let confirmed: boolean;
beforeEach(async () => {
  asked = [];
  confirmed = false;
  registry = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    const known = request.headers.authorization === 'Bearer good';
    if (request.headers.authorization === 'Bearer console')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ name: 'ben', role: 'operator', confirmed }));
    if (request.headers.authorization === 'Bearer long')
      return void response.writeHead(200).end(JSON.stringify({ name: 'ana', role: 'approver' }) + ' '.repeat(100_000));
    const body = known
      ? { name: 'ana', role: 'approver' }
      : request.headers.authorization === 'Bearer odd'
        ? { name: 'x', role: 'emperor' }
        : { code: 'UNAUTHENTICATED' };
    response
      .writeHead(known || request.headers.authorization === 'Bearer odd' ? 200 : 401, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((done) => void registry.listen(0, '127.0.0.1', done));
  opsUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterEach(() => void registry.close());

const of = (header: string | undefined) => operatorOf(header, { opsUrl, operatorFile: undefined });

it('asks the registry for the holder of a token, and not again within seconds', async () => {
  expect(await of('Bearer good')).toEqual({ name: 'ana', role: 'approver' });
  expect(await of('Bearer good')).toEqual({ name: 'ana', role: 'approver' });
  expect(asked).toEqual(['/registry/whoami Bearer good']);
});

it('rejects tokens unknown to the registry, and roles that do not exist', async () => {
  await expect(of('Bearer bad')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(of('Bearer odd')).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
  await expect(of(undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('reads no answer that is longer than any of the registry', async () => {
  await expect(of('Bearer long')).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE' });
});

it('rejects everybody while the registry is unreachable, and asks it again afterwards', async () => {
  const { port } = registry.address() as AddressInfo;
  await new Promise((done) => registry.close(done));
  await expect(of('Bearer good')).rejects.toMatchObject({ code: 'REGISTRY_UNREACHABLE', status: 503 });
  await new Promise<void>((done) => void registry.listen(port, '127.0.0.1', done));
  expect(await of('Bearer good')).toMatchObject({ name: 'ana' });
});

it('[14-12] asks the registry anew about a call that cannot be undone, and refuses it in a session without a code', async () => {
  const final = (token: string) => confirmedOperatorOf(`Bearer ${token}`, { opsUrl, operatorFile: undefined });
  await expect(final('console')).rejects.toMatchObject({ code: 'FACTOR_REQUIRED', status: 403 });
  expect(await of('Bearer console')).toMatchObject({ name: 'ben' });
  confirmed = true;
  expect(await final('console')).toMatchObject({ name: 'ben' });
  confirmed = false;
  await expect(final('console')).rejects.toMatchObject({ code: 'FACTOR_REQUIRED' });
  // A token has nothing to confirm.
  expect(await final('good')).toMatchObject({ name: 'ana' });
});

it.each([
  ['a call that cannot be undone', reviewApprove, 403],
  ['any other call', memberUnlock, 200],
])('[14-12] %s is bound to the answer of that moment', async (_what, operation, status) => {
  const server = fastify();
  bindOperation<Operation>(server, { config: { opsUrl } } as Parts, operation, async () => ({}) as never);
  const answer = await server.inject({
    method: 'POST',
    url: operation.path.replace(':id', '1'),
    headers: { authorization: 'Bearer console' },
    payload: { reason: 'a test' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, status === 403 ? 'FACTOR_REQUIRED' : undefined]);
  await server.close();
});
