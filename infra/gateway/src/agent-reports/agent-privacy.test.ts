import type { Endpoint } from '@atrium/contracts/endpoint';
import fc from 'fast-check';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { rollUp } from '../team-figures/roll-up.ts';

/** Whose data no agent call may contain, with values that are searched for in every answer. */
const PERSONAL = {
  nickname: 'Zephyrine Quillfeather',
  email: 'zephyrine@quillfeather.example',
  mobile: '+639175550187',
  name: 'Zephyrine Aurelia Quillfeather',
  bank: '4417883320915526',
  address: '198.51.100.77',
  bornOn: '1987-03-21',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

type Visitor = Awaited<ReturnType<TestApp['signedIn']>>;
interface World {
  /** The caller: has one agent below, with one member below. */
  agent: Visitor;
  inside: string[];
  /** An upline of the caller, and an agent and a member of another tree. */
  outside: string[];
  /** Accounts that no answer may name. */
  hidden: string[];
  /** Rounds, contracts, bills and links of the accounts outside. */
  foreign: { round: string; contract: string; link: string; bill: string };
}

const MARK = 'hidden';
let worlds = 0;
async function newWorld(): Promise<World> {
  worlds += 1;
  const tag = `w${worlds}`;
  const top = await app.member({ type: 1, account: `${MARK}-top-${tag}` });
  const agent = await app.signedIn({ type: 2, account: `agent-${tag}`, upline: top.id });
  const below = await app.member({ type: 2, account: `below-${tag}`, upline: agent.memberId });
  const member = await app.member({ account: `member-${tag}`, upline: below.id, balance: 50_000n });
  const rival = await app.member({ type: 1, account: `${MARK}-rival-${tag}` });
  const stranger = await app.member({ account: `${MARK}-stranger-${tag}`, upline: rival.id, balance: 50_000n });
  const people = [top.id, below.id, member.id, rival.id, stranger.id];
  await app.database.run(
    `UPDATE members SET nickname = $2, email = id || $3, mobile = $4 || id, born_on = $5, details = jsonb_build_object('realName', $6::text, 'fullName', $6::text) WHERE id = ANY ($1)`,
    [people, PERSONAL.nickname, PERSONAL.email, PERSONAL.mobile, PERSONAL.bornOn, PERSONAL.name],
  );
  await app.database.run(
    "INSERT INTO payout_accounts (member_id, name, holder, number) SELECT id, 'Bank', $2, $3 || id FROM unnest($1::bigint[]) AS id",
    [people, PERSONAL.name, PERSONAL.bank],
  );
  await app.database.run(
    'INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ip) SELECT sha256(convert_to($2 || id, $3)), id, now(), now(), $4 FROM unnest($1::bigint[]) AS id',
    [people, tag, 'UTF8', PERSONAL.address],
  );
  const rounds = await app.database.rows<{ id: string; member_id: string }>(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'PG', $2 || id, id, 'PG-owl-parliament', 'RNG', 'PHP', 500, 0, 'lost', now(), now() FROM unnest($1::bigint[]) AS id RETURNING id, member_id`,
    [people, tag],
  );
  const contract = await app.database.first<{ id: string }>(
    "INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, requested_at) VALUES ('dividend', $1, $2, 4.5, 'daily', now()) RETURNING id",
    [rival.id, stranger.id],
  );
  const settlement = await app.database.first<{ id: string }>(
    "INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state) VALUES ($1, now() - interval '1 day', now(), 500, -500, 1, 20, 'waiting') RETURNING id",
    [contract!.id],
  );
  // The caller's own bill, and one between two accounts below.
  await app.database.run(
    `WITH held AS (
       INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, requested_at, answered_at, settled_until, state)
       VALUES ('daily-salary', NULL, $1, 1, 'daily', now(), now(), now(), 'accepted'), ('daily-salary', $2, $3, 1, 'daily', now(), now(), now(), 'accepted') RETURNING id)
     INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state)
     SELECT id, now() - interval '1 day', now(), 500, -500, 1, 5, 'waiting' FROM held`,
    [agent.memberId, below.id, member.id],
  );
  const link = await app.database.first<{ id: string }>(
    'INSERT INTO agent_links (agent_id, code, agent, channel, created_at) VALUES ($1, $2, false, $3, now()) RETURNING id',
    [rival.id, `9FOREIG${worlds}`, `${MARK}-channel`],
  );
  return {
    agent,
    inside: [agent.memberId, below.id, member.id],
    outside: [top.id, rival.id, stranger.id],
    hidden: [top.account, rival.account, stranger.account],
    foreign: {
      round: rounds.find(({ member_id }) => member_id === stranger.id)!.id,
      contract: contract!.id,
      link: link!.id,
      bill: `contract-${settlement!.id}`,
    },
  };
}

/** What a call is asked: `id` is any account, inside the caller's tree or outside. */
type Ask = (id: string, world: World, text: string) => object;
const listed: Ask = (under, _, text) => ({ query: { under, text, pageSize: 100 } });
const CONTRACT = { ratePercent: 1, period: 'daily' } as const;
const answered: Ask = (_, { foreign }) => ({ body: { contractId: foreign.contract, action: 'accept' } });
const bare: Ask = () => ({ query: {} });

/** One entry for every call of agents: a new call without one fails the first test. */
const CASES: Record<string, Ask> = {
  'agents.accountStanding': (id) => ({ params: { id } }),
  'agents.bill': (_, { foreign }) => ({ params: { id: foreign.bill } }),
  'agents.bills': (_, __, text) => ({ query: { scope: text ? 'team' : 'own', pageSize: 100 } }),
  'agents.downline': (id) => ({ params: { id }, query: {} }),
  'agents.downlines': listed,
  'agents.endLink': (_, { foreign }) => ({ params: { id: foreign.link } }),
  'agents.links': bare,
  'agents.makeLink': () => ({ body: { kind: 'member', prizeGroup: 0 } }),
  'agents.openAccount': () => ({ body: { account: 'x', password: 'x', kind: 'member', prizeGroup: 0 } }),
  'agents.openingBounds': bare,
  'agents.openDispute': (_, { foreign }) => ({ params: { id: foreign.bill }, body: { reason: 'not what was agreed' } }),
  'agents.raiseTerms': (id) => ({ params: { id }, body: { prizeGroup: 1800 } }),
  'agents.report': (under) => ({ query: { under } }),
  'agents.reportLevel': listed,
  'agents.setBlock': (id, _, text) => ({ params: { id }, body: { blocked: text !== '', reason: 'a test' } }),
  // A fixed note: the agent's own words come back later, and a searched value in them would not be a leak.
  'agents.setNote': (id) => ({ params: { id }, body: { note: 'a note' } }),
  'agents.teamBet': (_, { foreign }) => ({ params: { id: foreign.round } }),
  'agents.teamBets': listed,
  'agents.teamOverview': bare,
  'agents.teamState': bare,
  'agents.teamTransactions': listed,
  'agents.tree': (under, _, text) => ({ query: { under, text } }),
  'agents.treeFigures': (ids) => ({ query: { ids } }),
  'agents.withdrawDispute': (_, { foreign }) => ({ params: { id: foreign.bill } }),
  'contracts.dailySalary': bare,
  'contracts.dividend': bare,
  'contracts.hourlySalary': bare,
  'contracts.list': bare,
  'contracts.offer': (memberId) => ({
    body: { memberId, kind: 'dividend', periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0, ...CONTRACT },
  }),
  'contracts.processDailySalary': answered,
  'contracts.processDividend': answered,
  'contracts.processHourlySalary': answered,
  'contracts.processRealTimeSalary': answered,
  'contracts.realTimeSalary': bare,
  'contracts.standing': (_, { foreign }) => ({ params: { id: foreign.contract } }),
  'contracts.whatIf': (memberId) => ({ body: { memberId, kind: 'dividend', clauses: [{ ratePercent: 1 }] } }),
  'wallet.transferDownline': (memberId) => ({ body: { memberId, amount: '100', password: 'x' } }),
};

const agentCalls = (): Endpoint[] =>
  app.routes.registered.filter(
    ({ name, access }) =>
      access === 'agent' ||
      name.startsWith('contracts.') ||
      name.startsWith('agents.') ||
      name === 'wallet.transferDownline',
  );
const callOf = (name: string): Endpoint => agentCalls().find((call) => call.name === name)!;
const ask = (visitor: Visitor, name: string, input: object) => visitor.call(callOf(name), input as never);

it('[12-09] has a case for every call of agents that the contracts declare', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(
    agentCalls()
      .map(({ name }) => name)
      .toSorted(),
  );
});

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(-8);
const personalIn = (text: string): string[] =>
  [
    ...Object.values(PERSONAL).filter((value) => text.includes(value)),
    ...['Quillfeather', digitsOf(PERSONAL.mobile), digitsOf(PERSONAL.bank)].filter((part) => text.includes(part)),
  ].toSorted();

it('[12-09] answers no call with personal data of a downline or with an account outside the own subtree', async () => {
  const world = await newWorld();
  const text = fc.constantFrom('', 'm', 'below', MARK, `${MARK}-stranger`, PERSONAL.nickname, '%', '_');
  const id = fc.constantFrom(...world.inside, ...world.outside, '999999999', '0');
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(CASES)), id, text, async (name, who, typed) => {
      const answer = await ask(world.agent, name, CASES[name]!(who, world, typed));
      const value = JSON.stringify([answer.value, answer.error]);
      expect({ name, personal: personalIn(value), hidden: value.includes(MARK) }).toEqual({
        name,
        personal: [],
        hidden: false,
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) answers += 1;
      // Only what names an account at all can be refused for it.
      if (
        /report|teamBets|teamTransactions|downlines?$|tree|accountStanding|raiseTerms|setBlock|setNote/.test(name) &&
        !world.inside.includes(who) &&
        name !== 'agents.teamOverview'
      )
        expect([name, answer.error?.code]).toEqual([name, expect.stringMatching(/NOT_IN_DOWNLINE|BAD_REQUEST/)]);
    }),
    { numRuns: 400 },
  );
  // A fuzz that is refused everywhere proves nothing.
  expect(answers).toBeGreaterThan(100);
});

it('[12-09] finds its own downline, so that the answers that are searched are full', async () => {
  const world = await newWorld();
  await rollUp(app.database);
  const [, below, member] = world.inside;
  for (const name of ['agents.downlines', 'agents.reportLevel']) {
    const answer = await ask(world.agent, name, { query: { under: below } });
    expect(JSON.stringify(answer.value)).toContain(`"id":"${member}"`);
  }
  expect(JSON.stringify((await ask(world.agent, 'agents.teamBets', { query: {} })).value)).toContain(
    `"memberId":"${member}"`,
  );
});

it('[12-09] answers nothing about a subtree that has moved away, and everything about it to its new uplines', async () => {
  const world = await newWorld();
  const [, below, member] = world.inside;
  const other = await app.signedIn({ type: 1, account: `other-${worlds}` });
  await app.database.rows('SELECT move_subtree($1, $2, now())', [below, other.memberId]);
  for (const name of [
    'agents.report',
    'agents.reportLevel',
    'agents.downlines',
    'agents.teamBets',
    'agents.teamTransactions',
    'agents.tree',
  ])
    for (const under of [below, member]) {
      expect((await ask(world.agent, name, { query: { under } })).error?.code).toBe('NOT_IN_DOWNLINE');
      expect((await ask(other, name, { query: { under } })).status).toBe(200);
    }
  // No call names them any more.
  const bill = await app.database.first<{ id: string }>('SELECT id FROM agent_bills WHERE agent_id = $1', [member]);
  const moved: World = { ...world, foreign: { ...world.foreign, bill: bill!.id } };
  for (const name of Object.keys(CASES))
    for (const who of [below!, member!]) {
      const answer = JSON.stringify((await ask(world.agent, name, CASES[name]!(who, moved, 'member'))).value ?? '');
      expect([name, /"(below|member)-w/.test(answer), answer.includes(`"${who}"`)]).toEqual([name, false, false]);
    }
  expect((await ask(other, 'agents.bill', { params: { id: bill!.id } })).status).toBe(200);
});

it('[12-09] refuses every call of an agent whose account has ended or is no agent any more', async () => {
  const world = await newWorld();
  const [own, below] = world.inside;
  const strict = agentCalls().filter(({ access }) => access === 'agent');
  await app.database.run('UPDATE members SET type = 0 WHERE id = $1', [own]);
  for (const { name } of strict) {
    const answer = await ask(world.agent, name, CASES[name]!(below!, world, ''));
    expect([name, answer.status, answer.value]).toEqual([name, expect.any(Number), undefined]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  await app.database.run("UPDATE members SET type = 2, status = 'closed' WHERE id = $1", [own]);
  await app.database.run('UPDATE sessions SET ended_at = now() WHERE member_id = $1', [own]);
  for (const { name } of strict) {
    const answer = await ask(world.agent, name, CASES[name]!(below!, world, ''));
    expect([name, answer.value]).toEqual([name, undefined]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});
