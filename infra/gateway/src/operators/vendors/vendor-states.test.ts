import { vendorClient } from '../../vendors/testing/test-vendor.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const approve = (id: string) => operators.ask('POST', `/ops/changes/${id}/approve`, {}, 'approver');
const vendor = async (code: string) => {
  await operators.ask('POST', '/ops/vendors', {
    code,
    name: code,
    type: 'RNG',
    launchUrl: 'https://games.example/open',
  });
};
const upOf = async (codes: string[]) =>
  (
    await operators.app.database.rows<{ up: boolean }>('SELECT up FROM vendors WHERE code = ANY($1) ORDER BY code', [
      codes,
    ])
  ).map(({ up }) => up);

it('[14-01] one operator takes down one vendor; the next one waits, and several are one change', async () => {
  const codes = ['AGGA', 'AGGB', 'AGGC', 'AGGD'];
  for (const code of codes) await vendor(code);
  const state = (code: string, up: boolean) => operators.ask('POST', `/ops/vendors/${code}/state`, { up });
  expect((await state('AGGA', false)).value).toEqual({ code: 'AGGA', up: false });
  const second = (await state('AGGB', false)).value;
  expect(second).toMatchObject({ code: 'AGGB', up: true, approval: { subject: 'AGGB' } });
  expect(await upOf(codes)).toEqual([false, true, true, true]);
  expect(await approve(second.approval.id)).toMatchObject({ status: 200 });
  expect(await upOf(codes)).toEqual([false, false, true, true]);
  const both = await operators.ask('POST', '/ops/vendor-states', {
    codes: ['AGGD', 'AGGC'],
    up: false,
    returnsAt: '2126-11-26T20:00:00.000Z',
  });
  // The second operator sees the announced return, too. Source: 15-15.
  expect(both.value.approval).toMatchObject({
    kind: 'vendors',
    subject: 'AGGC,AGGD',
    after: { AGGC: false, AGGD: false, returnsAt: '2126-11-26T20:00:00.000Z' },
  });
  await state('AGGC', true);
  expect(await approve(both.value.approval.id)).toMatchObject({ status: 200 });
  expect(await upOf(codes)).toEqual([false, false, false, false]);
  expect(await operators.ask('POST', '/ops/vendor-states', { codes, up: true })).toMatchObject({ status: 200 });
  expect(await upOf(codes)).toEqual([true, true, true, true]);
});

it('[14-01] simultaneous calls of one operator take down one vendor', async () => {
  const codes = ['RUSHA', 'RUSHB', 'RUSHC'];
  for (const code of codes) await vendor(code);
  await Promise.all(codes.map((code) => operators.ask('POST', `/ops/vendors/${code}/state`, { up: false })));
  expect((await upOf(codes)).filter((up) => !up)).toHaveLength(1);
});

it('[14-01] game by game no operator closes alone what as vendors needs a second one', async () => {
  operators.app.clock.advance({ hours: 25 });
  for (const code of ['GAMA', 'GAMB', 'GAMC']) await vendor(code);
  await operators.app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) SELECT 'GAMC-' || n, 'GAMC', n, 'RNG', 'slots', n, 1, 2 FROM generate_series(1, 12) n",
  );
  const game = async (id: string, up: boolean) => {
    const { status, value } = await operators.ask('POST', `/ops/games/${id}/state`, { up });
    return status === 200 ? 'done' : value.code;
  };
  expect(await game('GAMA-DEMO', false)).toBe('done');
  expect(await game('GAMB-DEMO', false)).toBe('CLOSE_THE_VENDOR');
  const second = await operators.ask('POST', '/ops/vendors/GAMB/state', { up: false });
  expect(second.value).toMatchObject({ code: 'GAMB', up: true, approval: { subject: 'GAMB' } });
  for (let n = 1; n <= 9; n += 1) expect(await game(`GAMC-${n}`, false)).toBe('done');
  expect(await game('GAMC-10', false)).toBe('CLOSE_THE_VENDOR');
  expect(await game('GAMC-9', true)).toBe('done');
  expect(await game('GAMC-10', false)).toBe('done');
  operators.app.clock.advance({ hours: 25 });
  expect([await game('GAMC-11', false), await game('GAMB-DEMO', false)]).toEqual(['done', 'done']);
});

it('[14-01] outside development one operator alone has no secret that books anything, of a new vendor or an old one', async () => {
  const real = await operatorTestApp({ config: { development: false } });
  const body = { code: 'LONE', name: 'Lone', type: 'RNG', launchUrl: 'https://games.example/open' };
  const added = (await real.ask('POST', '/ops/vendors', body)).value;
  expect(added).toMatchObject({
    secret: expect.any(String),
    approval: { kind: 'vendors', subject: 'LONE', before: { LONE: false }, after: { LONE: true } },
  });
  const upNow = async () =>
    (await real.app.database.first<{ up: boolean }>("SELECT up FROM vendors WHERE code = 'LONE'"))!.up;
  const open = (codes: string[]) => real.ask('POST', '/ops/vendor-states', { codes, up: true });
  // The same operator finds no other way: neither the own approval, nor the switch, nor the vendor among others.
  const { approval } = (await real.ask('POST', '/ops/vendors/LONE/state', { up: true })).value;
  expect(await real.ask('POST', `/ops/changes/${approval.id}/approve`, {})).toMatchObject({ status: 403 });
  expect((await open(['LONE'])).value.approval).toBeDefined();
  expect(await upNow()).toBe(false);
  const lone = vendorClient(real.app, { code: 'LONE', secret: added.secret, gameId: 'LONE-DEMO' });
  // A closed vendor opens no session of a player, so it has nobody to stake or to win for.
  const early = await lone.player({ balance: 10_000n });
  expect(await early.bet('lone-bet', 'lone-round', 100)).toMatchObject({ status: 'refused', code: 'INVALID_TOKEN' });
  expect(await early.win('lone-win', 'lone-bet', 'lone-round', 1_000_000)).toMatchObject({ code: 'TXN_NOT_FOUND' });

  const [waiting] = (await real.ask('GET', '/ops/changes')).value;
  expect(await real.ask('POST', `/ops/changes/${waiting.id}/approve`, {}, 'approver')).toMatchObject({ status: 200 });
  expect(await upNow()).toBe(true);
  const player = await lone.player({ balance: 10_000n });
  expect(await player.bet('lone-bet', 'lone-round', 100)).toMatchObject({ status: 'ok' });
  // From then on it is a vendor like any other.
  const state = async (up: boolean) => (await real.ask('POST', '/ops/vendors/LONE/state', { up })).value;
  expect([await state(false), await state(true)]).toEqual([
    { code: 'LONE', up: false },
    { code: 'LONE', up: true },
  ]);
  const rotated = (await real.ask('POST', '/ops/vendors/LONE/secret', { reason: 'yearly', overlapMinutes: 0 })).value;
  expect(rotated).toMatchObject({ secret: expect.any(String), approval: { kind: 'secret', subject: 'LONE' } });
  expect(JSON.stringify(rotated.approval)).not.toContain(rotated.secret);
  const balance = async (secret: string) =>
    (await lone.call('balance', { sessionToken: player.sessionToken }, { secret })).http;
  expect([await balance(added.secret), await balance(rotated.secret)]).toEqual([200, 401]);
  expect(await real.ask('POST', `/ops/changes/${rotated.approval.id}/approve`, {})).toMatchObject({ status: 403 });
  const approved = await real.ask('POST', `/ops/changes/${rotated.approval.id}/approve`, {}, 'approver');
  expect(approved.status).toBe(200);
  expect([await balance(rotated.secret), await balance(added.secret)]).toEqual([200, 401]);
  await real.close();
});
