import { makeMoves } from '../../agents/make-moves.ts';
import { agentTree } from '../../rewards/testing/agent-tree.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
  tree = agentTree(operators.app);
});
afterAll(() => operators.close());

const nameOf = async (id: string) =>
  (await operators.app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [id]))!.account;
const uplineOf = async (id: string) =>
  (await operators.app.database.first<{ upline: string | null }>(
    'SELECT upline_id AS upline FROM members WHERE id = $1',
    [id],
  ))!.upline;
const request = async (account: string, to: string | null, effectiveAt?: string) =>
  operators.ask('POST', '/ops/agents/move', {
    account: await nameOf(account),
    to: to && (await nameOf(to)),
    ...(effectiveAt && { effectiveAt }),
    reason: 'the agent asked for it',
  });
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);
const now = () => operators.app.clock.now();

it('[12-12] [12-13] moves a subtree on its date, once, after a second operator has approved', async () => {
  const { top, middle, low, member } = await tree.line();
  const other = await tree.account({ rates: { RNG: 15_000 } });
  await operators.app.database.run(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, state, requested_at, settled_until) VALUES ('dividend', $1, $2, 5, 'monthly', 'accepted', $3, $3)`,
    [middle, low, now()],
  );
  const at = new Date(now().getTime() + 3_600_000).toISOString();
  const { status, value } = await request(low, other, at);
  expect([status, value]).toMatchObject([
    200,
    {
      accounts: 2,
      contracts: 1,
      approval: { kind: 'subtree', after: { upline: await nameOf(other), effectiveAt: at } },
    },
  ]);
  expect((await approve(value.approval.id, 'operator')).status).toBe(403);
  expect((await approve(value.approval.id)).status).toBe(200);
  await makeMoves(operators.app.parts);
  expect(await uplineOf(low)).toBe(middle);
  operators.app.clock.set(at);
  const made = await Promise.all([
    makeMoves(operators.app.parts),
    makeMoves(operators.app.parts),
    makeMoves(operators.app.parts),
  ]);
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect([await uplineOf(low), await uplineOf(member), await uplineOf(middle)]).toEqual([other, low, top]);
  expect(
    await operators.app.database.first('SELECT state, end_reason FROM agent_contracts WHERE member_id = $1', [low]),
  ).toEqual({ state: 'terminated', end_reason: 'moved' });
  const moves = (await operators.ask('GET', '/ops/agents/moves')).value;
  expect(moves).toMatchObject([
    {
      account: await nameOf(low),
      from: await nameOf(middle),
      to: await nameOf(other),
      effectiveAt: at,
      movedAt: expect.stringContaining('2026-06-10T05:00:'),
      refused: null,
      approvedBy: 'approver',
    },
  ]);
});

it('[12-13] refuses places that are below the account, members, and agents with a lower prize group, and past dates', async () => {
  const { middle, low, member } = await tree.line();
  const poor = await tree.account({ group: 1900 });
  for (const place of [middle, low, member, poor])
    expect(await request(middle, place)).toMatchObject({ status: 400, value: { code: 'BAD_REQUEST' } });
  expect((await request(middle, null, '2026-01-01T00:00:00.000Z')).status).toBe(400);
  const unknown = await operators.ask('POST', '/ops/agents/move', {
    account: 'nobody-here',
    to: null,
    reason: 'a test',
  });
  expect(unknown.value.code).toBe('UNKNOWN_MEMBER');
});

it('[12-13] does not move what has moved since the approval', async () => {
  const { middle, low } = await tree.line();
  const [one, two] = [await tree.account({}), await tree.account({})];
  const first = (await request(low, one)).value.approval.id;
  expect((await approve(first)).status).toBe(200);
  const second = (await request(low, two)).value.approval.id;
  expect((await approve(second)).status).toBe(200);
  await makeMoves(operators.app.parts);
  expect(await uplineOf(low)).toBe(one);
  expect(middle).not.toBe(one);
  const [stale] = (await operators.ask('GET', '/ops/agents/moves')).value;
  expect(stale).toMatchObject({ movedAt: null, refused: 'the account was moved before' });
});
