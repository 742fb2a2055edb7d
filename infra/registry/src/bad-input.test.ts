import { Snapshot } from '@atrium/contracts/snapshot';
import * as v from 'valibot';
import { type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry({ development: false, origins: ['https://second.example'] });
  await registry.release('room', '1.0.0');
});
afterAll(() => registry.close());

it('[14-05] refuses a body that is nested too deep, too wide or not UTF-8', async () => {
  for (const content of [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, `[${'0,'.repeat(25_000)}0]`, '"1.0.\u00ff"']) {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/registry/remotes/room/promote',
      headers: { authorization: `Bearer ${registry.tokenOf('operator')}`, 'content-type': 'application/json' },
      payload: Buffer.from(`{"version":${content}}`, 'latin1'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  }
});

const state = async () =>
  JSON.stringify([(await registry.snapshot()).sequence, (await registry.call('viewer', 'GET', '/status')).remotes]);
const audit = async () =>
  (await registry.call('viewer', 'GET', '/audit')).list as { actor: string; action: string; reason: string }[];

/** Calls that are refused, with the code and a part of the message. */
const WRONG: [string, string, string, object, number, string, RegExp][] = [
  [
    'an unknown remote to promote',
    'operator',
    '/remotes/nowhere/promote',
    { version: '1.0.0' },
    404,
    'UNKNOWN_VERSION',
    /nowhere has no version 1\.0\.0/,
  ],
  [
    'an unknown remote to swap',
    'operator',
    '/remotes/nowhere/swap',
    { maintenance: 'x', reason: 'y' },
    404,
    'UNKNOWN_REMOTE',
    /Unknown remote "nowhere"/,
  ],
  [
    'an unknown remote to restore',
    'operator',
    '/remotes/nowhere/restore',
    {},
    404,
    'UNKNOWN_REMOTE',
    /Unknown remote "nowhere"/,
  ],
  [
    'an unknown version',
    'operator',
    '/remotes/room/promote',
    { version: '9.9.9' },
    404,
    'UNKNOWN_VERSION',
    /room has no version 9\.9\.9/,
  ],
  [
    '101 percent',
    'operator',
    '/remotes/room/promote',
    { version: '1.0.0', canary: 101 },
    400,
    'BAD_REQUEST',
    /canary: A percentage is at most 100/,
  ],
  [
    'a negative percentage',
    'operator',
    '/remotes/room/promote',
    { version: '1.0.0', canary: -0.5 },
    400,
    'BAD_REQUEST',
    /at least 0/,
  ],
  [
    'a frame over plain http',
    'operator',
    '/remotes/room/swap',
    { frame: 'http://vendor.example/', reason: 'y' },
    400,
    'FRAME_NOT_ALLOWED',
    /needs an https address/,
  ],
  [
    'a frame from this machine outside development',
    'operator',
    '/remotes/room/swap',
    { frame: 'http://127.0.0.1:8070/lobby', reason: 'y' },
    400,
    'FRAME_NOT_ALLOWED',
    /needs an https address/,
  ],
  [
    'a change based on an older state',
    'operator',
    '/remotes/room/promote',
    { version: '1.0.0', expectedSequence: 0 },
    409,
    'SEQUENCE_CONFLICT',
    /someone else made a change first\. Check the current state/,
  ],
  ['an unknown token', 'made-up', '/remotes/room/rollback', {}, 401, 'UNAUTHENTICATED', /valid token is required/],
];

it.each(WRONG)('refuses %s with a message, and changes nothing', async (_, as, url, body, status, code, sentence) => {
  const [before, entries] = [await state(), (await audit()).length];
  const refused = await registry.call(as, 'POST', url, body);
  expect(refused).toMatchObject({ status, code, message: expect.stringMatching(sentence) });
  expect([await state(), (await audit()).length]).toEqual([before, entries]);
});

it("refuses a frame that is not on the brand's list", async () => {
  await registry.pool.query("INSERT INTO registry.frame_origin VALUES ('atrium', 'https://listed.example')");
  const refused = await registry.call('operator', 'POST', '/remotes/room/swap', {
    frame: 'https://unlisted.example/',
    reason: 'y',
  });
  expect(refused).toMatchObject({
    status: 400,
    code: 'FRAME_NOT_ALLOWED',
    message: expect.stringContaining('https://unlisted.example is not among the origins'),
  });
});

it.each([
  ['viewer', '/remotes/room/rollback', {}],
  ['viewer', '/system', { status: 'maintenance', reason: 'y' }],
  ['gateway', '/remotes/room/promote', { version: '1.0.0' }],
  ['squad-of-attic', '/remotes/room/promote', { version: '1.0.0' }],
])('audits what %s attempted at %s without the right', async (as, url, body) => {
  await registry.person('squad-of-attic', 'squad', 'attic');
  const before = await state();
  expect(await registry.call(as, 'POST', url, body)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await state()).toBe(before);
  expect((await audit())[0]).toMatchObject({ actor: as, action: 'refused', reason: expect.stringContaining(as) });
});

it('accepts one of two changes based on the same state, and answers the other with a conflict', async () => {
  const { sequence } = await registry.call('viewer', 'GET', '/status');
  const down = (text: string) =>
    registry.call('operator', 'POST', '/remotes/room/swap', {
      maintenance: text,
      reason: 'y',
      expectedSequence: sequence,
    });
  const answers = await Promise.all([down('one'), down('other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await registry.snapshot()).sequence).toBe(sequence + 1);
});

it('includes the further origins of artefacts in the signed snapshot', async () => {
  const { status: _status, ...snapshot } = await registry.snapshot();
  expect(v.parse(Snapshot, snapshot).origins).toEqual(['https://second.example']);
});
