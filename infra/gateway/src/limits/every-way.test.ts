import { createDeposit } from '@atrium/contracts/payments';
import { walletTransfer } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';
import { type WaysIn, waysIn } from './testing/ways-in.ts';

let app: TestApp;
let walk: WaysIn;
beforeAll(async () => {
  app = await testApp();
  walk = await waysIn(app, 'EACH');
});
afterAll(() => closeBalanced(app));

const exclude = (kind: string) => (memberId: string) =>
  app.database.run('INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, $2, $3)', [
    memberId,
    kind,
    app.clock.now(),
  ]);
const bornOn = (day: () => string | null) => (memberId: string) =>
  app.database.run('UPDATE members SET born_on = $2 WHERE id = $1', [memberId, day()]);

/** Every reason why no money may come in and none may be staked, and the code of the refusal; `all` bars all members at once. */
const STATES: { what: string; code: string; all?: true; enter(memberId: string): Promise<unknown> }[] = [
  { what: 'is excluded', code: 'PLAYER_EXCLUDED', enter: exclude('self-exclusion') },
  { what: 'rests', code: 'PLAYER_EXCLUDED', enter: exclude('timeout') },
  { what: 'is excluded by an operator', code: 'PLAYER_EXCLUDED', enter: exclude('operator') },
  {
    what: 'is locked',
    code: 'NOT_LOGGED_IN',
    enter: (memberId) => app.database.run("UPDATE members SET status = 'locked' WHERE id = $1", [memberId]),
  },
  { what: 'is under age', code: 'UNDER_AGE', enter: bornOn(() => app.clock.now().toISOString().slice(0, 10)) },
  { what: 'has no date of birth', code: 'BIRTH_DATE_REQUIRED', enter: bornOn(() => null) },
  {
    what: 'is blocked by an agent',
    code: 'AGENT_BLOCK',
    enter: async (memberId) =>
      app.database.run(
        "INSERT INTO agent_blocks (member_id, agent_id, reason, blocked_at) VALUES ($1, $2, 'a test', $3)",
        [memberId, (await app.member({ type: 1 })).id, app.clock.now()],
      ),
  },
  {
    what: 'may have a second account',
    code: 'ACCOUNT_IN_REVIEW',
    enter: async (memberId) =>
      app.database.run(
        "INSERT INTO person_matches (member_id, other_id, kinds, found_at) VALUES ($1, $2, '{email}', $3)",
        [memberId, (await app.member()).id, app.clock.now()],
      ),
  },
  {
    what: 'has closed the account',
    code: 'ACCOUNT_CLOSED',
    enter: (memberId) =>
      app.database.run("INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, 'other', $2)", [
        memberId,
        app.clock.now(),
      ]),
  },
  {
    what: 'has never accepted any terms',
    code: 'TERMS_CHANGED',
    enter: (memberId) => app.database.run('UPDATE members SET terms_version = NULL WHERE id = $1', [memberId]),
  },
  {
    what: 'has not accepted the changed terms',
    code: 'TERMS_CHANGED',
    all: true,
    enter: () => app.parts.settings.set('terms.material', { version: '2026-01', changes: { en: 'All of them.' } }),
  },
  {
    what: 'is not verified to the level that the brand asks for',
    code: 'IDENTITY_REQUIRED',
    all: true,
    enter: () => app.parts.settings.set('identity.playLevel', 1),
  },
];
afterEach(async () => {
  await app.parts.settings.set('identity.playLevel', 0);
  await app.parts.settings.set('terms.material', null);
});

/** The limits that a member can set, and the ways that each of them shuts once it is used up. */
const PAID_IN = [
  'payments.createDeposit',
  'points.convert',
  'promotions.claim',
  'promotions.claimMission',
  'promotions.claimRaffle',
  'rewards.claimCashback',
];
const LIMITS: Record<string, readonly string[]> = {
  deposit: PAID_IN,
  deposit_net: PAID_IN,
  wager: ['lottery.placeBet', 'vendor bet', 'wallet.transfer'],
  loss: ['lottery.placeBet', 'vendor bet', 'wallet.transfer'],
  session_time: ['lottery.placeBet', 'games.launch', 'games.launchRoom', 'vendor bet', 'wallet.transfer'],
};

it('[14-16] covers every call that moves money or opens a game; each declares whether it takes money in', () => {
  const bound = app.routes.registered;
  const silent = bound.filter(
    ({ movesMoney, name, moneyIn }) => (movesMoney || name.startsWith('games.launch')) && moneyIn === undefined,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const inward = bound.filter(({ moneyIn }) => moneyIn === true || moneyIn === 'partly').map(({ name }) => name);
  expect(walk.ways.map(({ endpoint }) => endpoint.name).sort()).toEqual(inward.sort());
});

it('finds every way open to a member whom nothing bars', async () => {
  const member = await walk.member();
  for (const way of walk.ways) {
    // No provider answers the test: the payment is noted, past every gate.
    const open = way.endpoint === createDeposit ? 'PAYMENT_UNAVAILABLE' : undefined;
    expect([way.endpoint.name, await member.code(way)]).toEqual([way.endpoint.name, open]);
  }
});

it.each(STATES.filter(({ all }) => !all))(
  '[10-19] [14-03] no money comes along the line of agents to a member that $what, and the sender reads no cause',
  async ({ enter }) => {
    const member = await walk.member();
    await enter(member.above);
    await enter(member.below);
    for (const way of walk.ways.filter(({ endpoint }) => endpoint.name.startsWith('wallet.transfer')))
      if (way.endpoint.name !== 'wallet.transfer')
        expect([way.endpoint.name, await member.code(way)]).toEqual([way.endpoint.name, 'RECIPIENT_UNAVAILABLE']);
  },
);

it.each(STATES)('[10-19] [14-03] [RG-13] finds every way shut to a member that $what', async ({ code, enter }) => {
  const member = await walk.member();
  await enter(member.memberId);
  for (const way of walk.ways) expect([way.endpoint.name, await member.code(way)]).toEqual([way.endpoint.name, code]);
});

it('[AC-16] finds every way shut to a member in a place where play is shut, and the way out of a vendor open', async () => {
  const member = await walk.member();
  await app.parts.settings.set('location.noPlay', ['PH']);
  for (const way of walk.ways)
    expect([way.endpoint.name, await member.code(way)]).toEqual([way.endpoint.name, 'ACCESS_RESTRICTED']);
  const out = { endpoint: walletTransfer, input: () => ({ body: { from: 'EACH', to: 'main', amount: '1' } }) };
  expect(await member.code(out)).toBe('INSUFFICIENT_FUNDS');
  await app.parts.settings.set('location.noPlay', []);
});

it.each(STATES)(
  '[14-03] no vertical takes a stake of a member that $what, in one call or in two',
  async ({ enter }) => {
    const seat = await walk.vendor.player({ balance: 10_000n });
    for (const category of CATEGORIES) {
      await enterCategory(category);
      expect(await seat.bet(`open-${category}-${seat.memberId}`, `open-${category}`, 100)).toMatchObject({
        status: 'ok',
      });
    }
    await enter(seat.memberId);
    const refused = { status: 'refused', code: 'PLAYER_DISABLED' };
    for (const category of CATEGORIES) {
      const id = `${category}-${seat.memberId}`;
      await enterCategory(category);
      expect(await seat.bet(id, id, 100)).toMatchObject(refused);
      expect(await betWin(seat, id)).toMatchObject(refused);
    }
    expect(await seat.cash()).toBe('9200');
  },
);

const CATEGORIES = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
const enterCategory = (category: string) =>
  app.database.run("UPDATE games SET category = $1 WHERE vendor_code = 'EACH'", [category]);

const betWin = (seat: Awaited<ReturnType<WaysIn['vendor']['player']>>, id: string) =>
  walk.vendor.call('betWin', {
    sessionToken: seat.sessionToken,
    playerRef: seat.playerRef,
    gameId: walk.vendor.gameId,
    roundId: `whole-${id}`,
    currency: 'PHP',
    txId: `whole-bet-${id}`,
    amount: '100',
    winTxId: `whole-win-${id}`,
    winAmount: '500',
  });

it.each(Object.entries(LIMITS))('[14-03] a used-up limit of the kind %s shuts %j', async (kind, shut) => {
  const limit = (memberId: string) =>
    app.database.run(
      "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, $2, 'd', 0, $3, $3, $3)",
      [memberId, kind, new Date(app.clock.now().getTime() - 60_000)],
    );
  const member = await walk.member();
  await limit(member.memberId);
  const refused: string[] = [];
  for (const way of walk.ways) if ((await member.code(way)) === 'LIMIT_EXCEEDED') refused.push(way.endpoint.name);
  const seat = await walk.vendor.player({ balance: 10_000n });
  await limit(seat.memberId);
  if ((await seat.bet(`bet-${kind}`, `round-${kind}`, 100)).code === 'LIMIT_EXCEEDED') refused.push('vendor bet');
  expect(refused.sort()).toEqual([...shut].sort());
});
