import * as calls from '@atrium/contracts/agent-accounts';
import { changePassword, register } from '@atrium/contracts/members';
import { redeem } from '@atrium/contracts/points';
import { login } from '@atrium/contracts/session';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function agent(group: number | null = 1940) {
  const self = await app.signedIn({ type: 1 });
  await app.database.run(
    'UPDATE members SET prize_group = $2, rebate_rates = \'{"RNG": 9000, "*": 4000}\' WHERE id = $1',
    [self.memberId, group],
  );
  return self;
}
const termsOf = (account: string) =>
  app.database.first(
    'SELECT type, upline_id, prize_group, rebate_rates, default_password, link_id FROM members WHERE account = $1',
    [account],
  );
let names = 0;
const name = () => `opened${++names}`;
const PASSWORD = 'First-0001';
const opening = (more: object = {}) => ({
  body: { account: name(), password: PASSWORD, kind: 'member' as const, prizeGroup: 1900, ...more },
});

it('[12-01] opens an account whose first password has to be changed', async () => {
  const self = await agent();
  const wanted = opening({ kind: 'agent', prizeGroup: 1930, rates: { RNG: 0.5, '*': 0.25 } });
  const { value } = await self.call(calls.openAccount, wanted);
  expect(value.account).toBe(wanted.body.account);
  expect(await termsOf(value.account)).toEqual({
    type: 2,
    upline_id: self.memberId,
    prize_group: 1930,
    rebate_rates: { RNG: 5_000, '*': 2_500 },
    default_password: true,
    link_id: null,
  });
  const credentials = (password: string) => ({
    body: { type: 'username' as const, username: value.account, password },
  });
  const visitor = app.visitor();
  expect((await visitor.call(login, credentials(PASSWORD))).value).toMatchObject({ defaultPassword: true, isAgent: 2 });
  const redeeming = () => visitor.call(redeem, { body: { rewardId: 'nothing', quantity: 1, password: 'x' } });
  expect((await redeeming()).error?.code).toBe('FIRST_PASSWORD');
  const passwords = { oldPassword: PASSWORD, newPassword: 'Second-0002', confirmNewPassword: 'Second-0002' };
  expect((await visitor.call(changePassword, { body: passwords })).status).toBe(200);
  expect((await redeeming()).error?.code).not.toBe('FIRST_PASSWORD');
  expect((await app.visitor().call(login, credentials('Second-0002'))).value).toMatchObject({ defaultPassword: false });
});

it('[12-01] refuses terms above the agent’s own, bad names and passwords, and names that are taken', async () => {
  const self = await agent();
  expect((await self.call(calls.openingBounds)).value).toMatchObject({
    groups: { least: 1700, most: 1940 },
    rates: { RNG: 0.9, LIVE: 0.4, '*': 0.4 },
  });
  const refusal = async (more: object) => {
    const { error } = await self.call(calls.openAccount, opening(more));
    return [error?.code, error?.params?.field];
  };
  expect(await refusal({ prizeGroup: 1941 })).toEqual(['ACCOUNT_TERMS', 'prizeGroup']);
  expect(await refusal({ prizeGroup: 1699 })).toEqual(['ACCOUNT_TERMS', 'prizeGroup']);
  expect(await refusal({ rates: { RNG: 0.9001 } })).toEqual(['ACCOUNT_TERMS', 'RNG']);
  // A general rate applies to the categories without one of their own.
  expect((await refusal({ rates: { RNG: 0.9, '*': 0.5 } }))[0]).toBe('ACCOUNT_TERMS');
  expect(await refusal({ account: 'x' })).toEqual(['FIELD_INVALID', 'username']);
  expect((await refusal({ password: 'short' }))[0]).toBe('PASSWORD_RULE');
  expect((await refusal({ account: self.account }))[0]).toBe('USERNAME_TAKEN');
  const { error } = await (await app.signedIn()).call(calls.openAccount, opening());
  expect(error?.code).toBe('NOT_AN_AGENT');
});

const registering = (affiliateCode: string) => ({
  body: {
    username: name(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    affiliateCode,
    birthday: '1990-01-01',
    registerMethod: 'WEB' as const,
  },
});

it('[12-01] gives an account the terms of its link, and counts it there', async () => {
  const self = await agent();
  const made = (
    await self.call(calls.makeLink, {
      body: { kind: 'agent', prizeGroup: 1920, rates: { '*': 0.3 }, channel: 'Stream', days: 7 },
    })
  ).value;
  expect(made).toMatchObject({
    kind: 'agent',
    prizeGroup: 1920,
    rates: { '*': 0.3 },
    channel: 'Stream',
    state: 'open',
    registered: 0,
  });
  const wanted = registering(made.code.toLowerCase());
  expect((await app.visitor().call(register, wanted)).value).toMatchObject({ isAgent: 2 });
  expect(await termsOf(wanted.body.username)).toMatchObject({
    type: 2,
    upline_id: self.memberId,
    prize_group: 1920,
    rebate_rates: { '*': 3_000 },
    default_password: false,
    link_id: made.id,
  });
  const { id } = (await app.database.first<{ id: string }>('SELECT id FROM members WHERE account = $1', [
    wanted.body.username,
  ]))!;
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'link', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-900::bigint, 900::bigint])",
    [app.clock.now(), id],
  );
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at)
     VALUES ('PG', 'link', $1, 'PG-owl-parliament', 'RNG', 'PHP', 700, 'lost', $2, $2)`,
    [id, app.clock.now()],
  );
  expect((await self.call(calls.agentLinks, { query: {} })).value.items).toMatchObject([
    { id: made.id, registered: 1, depositors: 1, active: 1, turnover: '700' },
  ]);
  expect((await (await agent()).call(calls.agentLinks, { query: {} })).value.items).toEqual([]);
});

it('[12-01] takes no registrations by a link that has ended or expired, and ends only own links', async () => {
  const self = await agent();
  const link = async (days: number | null) =>
    (await self.call(calls.makeLink, { body: { kind: 'member', prizeGroup: 1900, days } })).value;
  const [ended, expired] = [await link(null), await link(1)];
  const end = (by: typeof self) => by.call(calls.endLink, { params: { id: ended.id } });
  expect((await end(await agent())).error?.code).toBe('NOT_FOUND');
  expect((await end(self)).status).toBe(200);
  app.clock.advance({ days: 1 });
  for (const { code } of [ended, expired])
    expect((await app.visitor().call(register, registering(code))).error?.code).toBe('AFFILIATE_CODE_INVALID');
  const items = (await (await app.signedIn(self.account)).call(calls.agentLinks, { query: {} })).value.items;
  expect(items.map(({ state }) => state)).toEqual(['expired', 'ended']);
  expect(
    (await (await app.signedIn(self.account)).call(calls.makeLink, { body: { kind: 'member', prizeGroup: 1950 } }))
      .error?.code,
  ).toBe('ACCOUNT_TERMS');
});

it('[12-01] gives an account that names only the agent the agent’s prize group and no rates', async () => {
  const self = await agent(1910);
  const wanted = registering(self.account);
  expect((await app.visitor().call(register, wanted)).status).toBe(200);
  expect(await termsOf(wanted.body.username)).toMatchObject({ type: 0, prize_group: 1910, rebate_rates: {} });
});
