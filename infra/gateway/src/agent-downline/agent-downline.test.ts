import * as calls from '@atrium/contracts/agent-downline';
import { openAccount } from '@atrium/contracts/agent-accounts';
import { createDeposit } from '@atrium/contracts/payments';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentTree } from '../rewards/testing/agent-tree.ts';
import { rollUp } from '../team-figures/roll-up.ts';

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
  tree = agentTree(app);
});
afterAll(() => app.close());

/** An agent with an agent below, a member below that one, and a member of its own. */
async function line() {
  const agent = await app.signedIn({ type: 1 });
  const below = await app.signedIn({ type: 2, upline: agent.memberId });
  const member = await app.signedIn({ upline: below.memberId });
  const own = await app.member({ upline: agent.memberId });
  const terms = (id: string, group: number | null, rates: object) =>
    app.database.run('UPDATE members SET prize_group = $2, rebate_rates = $3, rebate_percent = 0 WHERE id = $1', [
      id,
      group,
      JSON.stringify(rates),
    ]);
  await terms(agent.memberId, 1940, { RNG: 9_000, '*': 4_000 });
  await terms(below.memberId, 1900, { RNG: 5_000 });
  return { agent, below, member, own };
}

it('[12-06] shows the tree level by level with what is below each, and the lines above what is searched for', async () => {
  const { agent, below, member, own } = await line();
  const { value } = await agent.call(calls.tree, { query: {} });
  expect(value.line).toEqual([{ id: agent.memberId, account: agent.account }]);
  expect(value.nodes).toHaveLength(4);
  expect(value.nodes[0]).toMatchObject({ id: agent.memberId, up: null, direct: 2, below: 3 });
  expect(value.nodes.find(({ id }) => id === below.memberId)).toEqual({
    id: below.memberId,
    up: agent.memberId,
    account: below.account,
    agent: true,
    direct: 1,
    below: 1,
    group: 1900,
    blocked: false,
  });
  const found = (await agent.call(calls.tree, { query: { text: member.account.toUpperCase() } })).value.nodes;
  expect(found.map(({ id }) => id)).toEqual([agent.memberId, below.memberId, member.memberId]);
  const under = (await agent.call(calls.tree, { query: { under: below.memberId } })).value;
  expect(under.line.map(({ id }) => id)).toEqual([agent.memberId, below.memberId]);
  expect(under.nodes.map(({ id }) => id)).toEqual([below.memberId, member.memberId]);
  expect((await below.call(calls.tree, { query: { under: own.id } })).error?.code).toBe('NOT_IN_DOWNLINE');
  const first = (await agent.call(calls.tree, { query: { most: '2' } })).value;
  expect(first.nodes.map(({ id }) => id)).toEqual(value.nodes.slice(0, 2).map(({ id }) => id));
  expect(first).toMatchObject({ cut: true, nodes: [{ direct: 2, below: 3 }, {}] });
});

it('[12-06] gives figures of the accounts in view with everybody below them, and of no others', async () => {
  const { agent, below, member, own } = await line();
  await tree.played(member.memberId, 700, { payout: 200 });
  await tree.played(below.memberId, 50);
  await rollUp(app.database);
  const ids = [below.memberId, member.memberId, own.id].join(',');
  const { value } = await agent.call(calls.treeFigures, { query: { ids } });
  const of = new Map(value.map((each) => [each.id, each]));
  expect(of.get(below.memberId)).toMatchObject({ turnover: '750', net: '-550', online: true });
  expect(of.get(member.memberId)).toMatchObject({ turnover: '700', net: '-500' });
  expect(of.get(own.id)).toMatchObject({ turnover: '0', lastLoginAt: null, online: false });
  const outside = await below.call(calls.treeFigures, { query: { ids: `${member.memberId},${own.id}` } });
  expect(outside.error?.code).toBe('NOT_IN_DOWNLINE');
});

it('[12-06] raises group and rates of a direct downline within the agent’s own, from now on, and never lowers them', async () => {
  const { agent, below, member } = await line();
  const raise = (by: typeof agent, id: string, body: object) => by.call(calls.raiseTerms, { params: { id }, body });
  const code = async (body: object, by = agent, id = below.memberId) => (await raise(by, id, body)).error?.code;
  const before = await app.database.first<{ count: number }>(
    'SELECT count(*)::int AS count FROM member_terms WHERE member_id = $1',
    [below.memberId],
  );
  expect(await code({ prizeGroup: 1941 })).toBe('ACCOUNT_TERMS');
  expect(await code({ prizeGroup: 1899 })).toBe('ACCOUNT_TERMS');
  expect(await code({ rates: { RNG: 0.9001 } })).toBe('ACCOUNT_TERMS');
  expect(await code({ rates: { RNG: 0.4 } })).toBe('ACCOUNT_TERMS');
  // Not the agent's own to give: the account is two levels below.
  expect(await code({ prizeGroup: 1900 }, agent, member.memberId)).toBe('NOT_IN_DOWNLINE');
  app.clock.advance({ seconds: 60 });
  const { value } = await raise(agent, below.memberId, { prizeGroup: 1920, rates: { RNG: 0.7, '*': 0.25 } });
  expect(value).toMatchObject({ group: 1920, rates: { RNG: 0.7, '*': 0.25 }, mayRaise: true, most: { group: 1940 } });
  const terms = await app.database.rows<{ prize_group: number; rates: object; from_at: Date }>(
    'SELECT prize_group, rates, from_at FROM member_terms WHERE member_id = $1 ORDER BY id',
    [below.memberId],
  );
  expect(terms).toHaveLength(before!.count + 1);
  expect(terms.at(-1)).toEqual({ prize_group: 1920, rates: { RNG: 7_000, '*': 2_500 }, from_at: expect.any(Date) });
  expect(terms.at(-1)!.from_at.getTime()).toBeGreaterThan(Date.parse('2026-06-10T04:01:00Z'));
  const standing = await agent.call(calls.accountStanding, { params: { id: member.memberId } });
  expect(standing.value).toMatchObject({ mayRaise: false, upline: below.account, most: { group: 1920 } });
});

it('[12-06] [12-13] keeps to the quota of a high prize group, also when two accounts are opened at once', async () => {
  await app.parts.settings.set('agents.accounts', { quotas: { '1930': 2 } });
  const { agent, below } = await line();
  const open = () =>
    agent.call(openAccount, {
      body: {
        account: `quota${Math.random().toString(36).slice(2, 10)}`,
        password: 'First-0001',
        kind: 'member',
        prizeGroup: 1935,
      },
    });
  const answers = await Promise.all([open(), open(), open()]);
  expect(answers.map(({ error }) => error?.code).filter(Boolean)).toEqual(['GROUP_QUOTA']);
  const raised = await agent.call(calls.raiseTerms, { params: { id: below.memberId }, body: { prizeGroup: 1930 } });
  expect(raised.error).toMatchObject({ code: 'GROUP_QUOTA', params: { group: 1930, most: 2 } });
  // An operator's quota for the agent replaces the brand's.
  await app.database.run('INSERT INTO agent_quotas (agent_id, prize_group, most) VALUES ($1, 1930, 3)', [
    agent.memberId,
  ]);
  expect(
    (await agent.call(calls.raiseTerms, { params: { id: below.memberId }, body: { prizeGroup: 1930 } })).status,
  ).toBe(200);
  await app.parts.settings.set('agents.accounts', {});
});

it('[12-06] blocks an account with a reason and ends the block; only from above, and an upper block stays', async () => {
  const { agent, below, member } = await line();
  const block = (by: typeof agent, id: string, blocked: boolean) =>
    by.call(calls.setBlock, { params: { id }, body: { blocked, reason: 'shared account' } });
  const deposits = async () =>
    (await member.call(createDeposit, { body: { method: 'nothing', amount: '10000' } })).error?.code;
  expect(await deposits()).not.toBe('AGENT_BLOCK');
  const { value } = await block(agent, member.memberId, true);
  expect(value.block).toEqual({ reason: 'shared account', since: expect.any(String), mine: true });
  expect(await deposits()).toBe('AGENT_BLOCK');
  expect((await block(agent, member.memberId, true)).error?.code).toBe('BLOCK_STATE');
  // The agent between sees the block, not what the agent above wrote, and cannot end it.
  const between = await below.call(calls.accountStanding, { params: { id: member.memberId } });
  expect(between.value.block).toMatchObject({ reason: '', mine: false });
  expect((await block(below, member.memberId, false)).error?.code).toBe('BLOCK_STATE');
  expect((await block(member, below.memberId, true)).error?.code).toBe('NOT_AN_AGENT');
  expect((await agent.call(calls.tree, { query: {} })).value.nodes.filter(({ blocked }) => blocked)).toHaveLength(1);
  expect((await block(agent, member.memberId, false)).value.block).toBeNull();
  expect(await deposits()).not.toBe('AGENT_BLOCK');
  await block(agent, below.memberId, true);
  const opening = { account: 'blocked-opens', password: 'First-0001', kind: 'member' as const, prizeGroup: 1800 };
  expect((await below.call(openAccount, { body: opening })).error?.code).toBe('AGENT_BLOCK');
});

it('[12-06] keeps a note that only its writer reads', async () => {
  const { agent, below, member } = await line();
  const write = (note: string) => agent.call(calls.setNote, { params: { id: member.memberId }, body: { note } });
  expect((await write(' calls on Fridays ')).value.note).toBe('calls on Fridays');
  expect((await below.call(calls.accountStanding, { params: { id: member.memberId } })).value.note).toBe('');
  expect((await write('')).value.note).toBe('');
});
