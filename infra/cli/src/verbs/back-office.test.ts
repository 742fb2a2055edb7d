import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WaitingChange } from '@atrium/contracts/operator-changes';
import { freePort } from '@atrium/database/free-port';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { type Service, startService } from '../start/service.ts';
import { runAtrium } from '../testing/run-atrium.ts';

let home: string;
let database: TestDatabase;
let services: Service[] = [];
let env: NodeJS.ProcessEnv;

/** The commands against the real gateway and the real registry, as processes of their own. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-office-'));
  mkdirSync(join(home, 'none/migrations'), { recursive: true });
  database = await testDatabase(join(home, 'none/migrations'));
  const [site, ops] = [await freePort(), await freePort()];
  env = { ATRIUM_SITE_PORT: String(site), ATRIUM_OPS_PORT: String(ops), ATRIUM_VAR: home };
  const service = (name: string, url: string, more: NodeJS.ProcessEnv = {}) =>
    startService({
      name,
      main: resolve(import.meta.dirname, `../../../${name}/src/main.ts`),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATABASE_URL: database.url,
        ...env,
        ...more,
      },
      readyUrl: `${url}/readyz`,
      logFile: join(home, `${name}.log`),
      report: () => {},
    });
  services = [service('registry', `http://127.0.0.1:${ops}`)];
  await services[0]!.ready(60_000);
  services.push(
    service('gateway', `http://localhost:${site}`, { ATRIUM_OPS_URL: `http://127.0.0.1:${ops}`, ATRIUM_SEED: 'empty' }),
  );
  await services[1]!.ready(60_000);
  await database.pool.query(
    "INSERT INTO members (account, nickname, password_hash, mobile) VALUES ('regina', 'Regina', 'none', '+639175550101')",
  );
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await database?.drop();
  rmSync(home, { recursive: true, force: true });
});

const atrium = async (...args: string[]) => {
  const { code, stdout, stderr } = await runAtrium([...args, '--json'], env);
  return { code, stderr, value: stdout.trim() ? JSON.parse(stdout) : undefined };
};

it('config list, get and set', async () => {
  const { value: all } = await atrium('config', 'list');
  expect(all).toContainEqual(
    expect.objectContaining({ key: 'switch.freePlay', type: 'boolean', value: true, description: expect.any(String) }),
  );
  expect(await atrium('config', 'set', 'switch.freePlay', 'false', '--reason', 'too many guests')).toMatchObject({
    code: 0,
    value: { key: 'switch.freePlay', value: false },
  });
  expect((await atrium('config', 'get', 'switch.freePlay')).value).toMatchObject({ value: false, default: true });
  const refused = await atrium('config', 'set', 'register.minimumAge', '3', '--reason', 'x');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('register.minimumAge')]);
  expect((await atrium('log', '--subject', 'switch.freePlay')).value).toMatchObject([
    { actor: 'operator', before: true, after: false, reason: 'too many guests' },
  ]);
});

it('announcement publish, edit, list and withdraw', async () => {
  const { value: made } = await atrium(
    'announcement',
    'publish',
    '--title',
    'Regatta',
    '--content',
    '<p>Tonight.<script>x</script></p>',
    '--at',
    '2099-01-01T00:00:00Z',
    '--reason',
    'a test',
  );
  expect(made).toMatchObject({ state: 'scheduled', texts: { en: { title: 'Regatta', content: '<p>Tonight.</p>' } } });
  expect(
    (
      await atrium(
        'announcement',
        'edit',
        made.id,
        '--title',
        'Regatta',
        '--content',
        '<p>Now.</p>',
        '--at',
        '2020-01-01T00:00:00Z',
        '--reason',
        'earlier',
      )
    ).value.state,
  ).toBe('published');
  expect((await atrium('announcement', 'withdraw', made.id, '--reason', 'rain')).value.state).toBe('withdrawn');
  expect((await atrium('announcement', 'list')).value).toMatchObject([{ id: made.id, state: 'withdrawn' }]);
});

it('[11-29] promotion put waits for a second operator, then is listed, and stops', async () => {
  const file = join(home, 'promotion.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'mission',
      texts: { en: { title: 'Two days', summary: '', html: '' } },
      scene: 'lottery',
      rules: { engine: 'check-in', days: 2, amount: '500', bonus: null, automatic: false, onePer: [] },
      budget: '5000',
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
    }),
  );
  const put = await atrium('promotion', 'put', 'two-days', '--file', file, '--reason', 'a test');
  expect(put.value.promotion).toBeNull();
  await atrium('approve', put.value.approval.id, '--as', 'approver');
  expect((await atrium('promotion', 'list')).value).toMatchObject([{ id: 'two-days', budget: '5000', spent: '0' }]);
  expect((await atrium('promotion', 'stop', 'two-days', '--reason', 'over')).value.promotion.state).toBe('withdrawn');
});

it('[11-27] [11-29] jackpot put waits for a second operator, then is listed, and stops', async () => {
  await database.pool.query(
    "INSERT INTO vendors (code, name, category, account_type_name) VALUES ('JPC', 'JPC', 'RNG', 'RNG')",
  );
  const file = join(home, 'jackpot.json');
  const fields = { vassalage: 'JPC', gameIds: null, currency: 'PHP', contributionPpm: 1000, nextPercent: 0 };
  writeFileSync(
    file,
    JSON.stringify({
      ...fields,
      texts: { en: { title: 'Quay' } },
      seed: '1000',
      mustHitBy: '2000',
      startsAt: '2026-01-01T00:00:00.000Z',
    }),
  );
  const put = await atrium('jackpot', 'put', 'quay', '--file', file, '--reason', 'a test');
  expect(put.value.item).toBeNull();
  await atrium('approve', put.value.approval.id, '--as', 'approver');
  expect((await atrium('jackpot', 'list')).value).toMatchObject([{ id: 'quay', state: 'published', drops: 0 }]);
  expect((await atrium('jackpot', 'stop', 'quay', '--reason', 'over')).value.item.state).toBe('withdrawn');
});

it('[14-01] approves a change of each kind that waits on the gateway', async () => {
  await database.pool.query(
    "INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, created_at) SELECT 'lost', id, 'Key', 'localhost', '', 0, now() FROM members WHERE account = 'regina'",
  );
  const { approval } = (await atrium('member', 'admit', 'regina', '--reason', 'a call')).value;
  expect(approval.kind).toBe('admission');
  const made = await atrium('approve', approval.id, '--as', 'approver');
  expect([made.code, made.value]).toEqual([0, expect.objectContaining({ subject: approval.subject })]);
  // Each kind is asked for at the gateway, not in the registry.
  for (const kind of WaitingChange.entries.kind.options)
    expect((await atrium('approve', `${kind}-999999`, '--as', 'approver')).stderr).toContain('UNKNOWN_CHANGE');
});

it('[11-27] jackpot verify computes the amount of a won jackpot again, and finds another one', async () => {
  const terms = { id: 'quay', number: 1, currency: 'PHP', seed: '1000', mustHitBy: '2000' };
  const name = 'jackpot|quay|1|PHP|1000|2000|500|0|';
  const secret = Buffer.alloc(32, 5);
  const drawn = BigInt(`0x${createHmac('sha256', secret).update(name).digest('hex')}`);
  const won = {
    ...terms,
    name: 'Quay',
    contributionPpm: 500,
    nextPercent: 0,
    commitment: createHash('sha256').update(name).update(secret).digest('hex'),
    startedAt: '2026-01-01T00:00:00.000Z',
    amount: (1001n + (drawn * 1000n) / 2n ** 256n).toString(),
    prize: '1',
    secret: secret.toString('hex'),
    droppedAt: '2026-01-02T00:00:00.000Z',
    account: 'm***1',
    gameId: 'g',
    gameName: 'G',
  };
  const file = join(home, 'won.json');
  writeFileSync(file, JSON.stringify(won));
  expect((await atrium('jackpot', 'verify', file)).value).toMatchObject({ ok: true });
  writeFileSync(file, JSON.stringify({ ...won, amount: '1000' }));
  expect(await atrium('jackpot', 'verify', file)).toMatchObject({ code: 1, value: { ok: false, committed: true } });
  writeFileSync(file, JSON.stringify({ ...won, mustHitBy: '3000' }));
  expect(await atrium('jackpot', 'verify', file)).toMatchObject({ code: 1, value: { committed: false } });
});

it('banner put, list and withdraw', async () => {
  const file = join(home, 'banner.json');
  writeFileSync(
    file,
    JSON.stringify({
      group: 'home',
      texts: { en: { kicker: '', title: 'Night market', text: '', action: 'Go' } },
      to: '/slots',
      scene: 'arcade',
    }),
  );
  expect((await atrium('banner', 'put', 'market', '--file', file, '--reason', 'a test')).value.state).toBe('published');
  expect((await atrium('banner', 'put', 'market', '--file', file, '--reason', 'again')).value.state).toBe('published');
  expect((await atrium('banner', 'withdraw', 'market', '--reason', 'over')).value.state).toBe('withdrawn');
  expect((await atrium('banner', 'list')).value).toMatchObject([{ id: 'market', state: 'withdrawn' }]);
});

it('[12-12] agent move waits for the second operator', async () => {
  await database.pool.query(
    "INSERT INTO members (account, nickname, password_hash, type) VALUES ('upper', 'Upper', 'none', 1), ('lower', 'Lower', 'none', 2)",
  );
  const move = (...more: string[]) => atrium('agent', 'move', 'lower', '--reason', 'asked for it', ...more);
  expect((await move('--to', 'upper')).value).toMatchObject({
    accounts: 1,
    contracts: 0,
    approval: { kind: 'subtree', subject: 'lower', after: { upline: 'upper' } },
  });
  expect(await move('--to', 'lower')).toMatchObject({ code: 1, stderr: expect.stringContaining('BAD_REQUEST') });
  expect((await atrium('agent', 'moves')).value).toEqual([]);
});

it('member find, lock, unlock and sign-out', async () => {
  expect((await atrium('member', 'find', '+639175550101', '--by', 'mobile', '--reason', 'a call')).value).toMatchObject(
    { account: 'regina', status: 'active' },
  );
  expect((await atrium('member', 'lock', 'regina', '--reason', 'stolen card')).value.status).toBe('locked');
  expect((await atrium('member', 'unlock', 'regina', '--reason', 'found again')).value.status).toBe('active');
  expect(await atrium('member', 'allow-upline', 'regina', '--reason', 'asked for it')).toMatchObject({ code: 1 });
  expect((await atrium('member', 'stop-upline', 'regina', '--reason', 'asked for it')).value.toUpline).toBe(false);
  expect((await atrium('member', 'sign-out', 'regina', '--reason', 'lost telephone')).value).toEqual({ ended: 0 });
  expect(await atrium('member', 'find', 'nobody', '--reason', 'x')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('UNKNOWN_MEMBER'),
  });
});

it('[10-47] lottery and draw: switches, prices by two operators, closed numbers, liability and preview', async () => {
  const query = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
  await query(
    "INSERT INTO vendors (code, name, category, account_type_name) VALUES ('HOUSE', 'House', 'LOTT', 'LOTT')",
  );
  await query(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('HOUSE-RIVER', 'HOUSE', 'RIVER', 'LOTT', 'thai', 'River Market', 100, 100000000)",
  );
  await query(
    `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules)
     VALUES ('RIVER', 'HOUSE-RIVER', 'SEA', 'thai', 'thai', $1, '{two-top}', 'two-top', 100, 100000, 'SEA', $2)`,
    [{ kind: 'interval', every: 86_400, closeBefore: 10, timeZone: 'Asia/Bangkok' }, GAME_KINDS.thai],
  );
  await query(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
     VALUES ('RIVER', 'OPEN1', now() - interval '1 hour', now() + interval '1 hour', now() + interval '61 minutes', 'open', 'none', 0)`,
  );
  const why = ['--reason', 'risk'];
  expect((await atrium('lottery', 'market', 'down', 'SEA', ...why)).value).toMatchObject({
    up: false,
    games: ['RIVER'],
  });
  expect((await atrium('lottery', 'games', '--market', 'SEA')).value).toMatchObject([{ code: 'RIVER', up: false }]);
  await atrium('lottery', 'market', 'up', 'SEA', ...why);
  expect((await atrium('lottery', 'play', 'down', 'RIVER', 'run-top', ...why)).value).toMatchObject({ up: false });
  expect((await atrium('lottery', 'play', 'ajar', 'RIVER', 'run-top', ...why)).code).not.toBe(0);

  const set = ['lottery', 'set', 'RIVER', '--odds', 'two-bottom=88.5', '--limit', 'mostPayout=5000000', ...why];
  expect((await atrium(...set)).value.outcome).toBe('waits');
  expect((await atrium('lottery', 'waiting')).value).toMatchObject([
    { kind: 'terms', gameCode: 'RIVER', reason: 'risk' },
  ]);
  expect((await atrium(...set)).stderr).toMatch(/Another operator has to agree/);
  expect((await atrium('--as', 'approver', ...set)).value.outcome).toBe('done');

  const close = (share: string) =>
    atrium('lottery', 'numbers', 'RIVER', 'two-bottom', '47', '--issue', 'OPEN1', '--share', share, ...why);
  expect((await close('0')).value.outcome).toBe('done');
  expect((await close('1')).value.outcome).toBe('waits');
  const [waiting] = (await atrium('lottery', 'waiting')).value;
  expect((await atrium('lottery', 'drop', waiting.id, ...why)).value).toEqual({ id: waiting.id });
  expect((await atrium('draw', 'liability', 'RIVER', 'OPEN1', '--play', 'two-bottom')).value.numbers[47]).toEqual({
    number: '47',
    stake: '0',
    payout: '0',
    share: '0',
  });
  expect((await atrium('draw', 'preview', 'RIVER', 'OPEN1')).value).toEqual({
    kind: 'void',
    currencies: [],
    short: [],
  });
});

it('[SY-05] reports house: an empty report says so, and a wrong span is refused', async () => {
  const ever = await atrium('reports', 'house', '--span', 'ltd');
  expect(ever).toMatchObject({ code: 0, value: { span: 'ltd', activity: false } });
  const { stdout } = await runAtrium(['reports', 'house'], env);
  expect(stdout).toContain('No activity');
  expect((await atrium('reports', 'house', '--span', 'week')).code).not.toBe(0);
  expect(await atrium('reports', 'returns')).toMatchObject({ code: 0, value: [] });
});

it('[SY-02] components verify', async () => {
  expect(await atrium('components', 'verify')).toMatchObject({ code: 0, value: { ok: true, failures: [] } });
});

it('[11-29] order list, ship, deliver and cancel', async () => {
  const query = (sql: string) => database.pool.query(sql);
  await query(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('kite', 'goods', '{"en": "Paper kite"}', 5, 100)`,
  );
  await query(
    `INSERT INTO redemptions (id, member_id, reward_id, at, quantity, points, address, status, entry_id)
     SELECT 7001, m.id, 'kite', now(), 1, 100, '14 Ayala Avenue', 'approved',
            (SELECT entry_id FROM ledger_post(now(), 'points', m.id, 'test', 'kite', '', 'kite', 'redeemed',
               ARRAY[ledger_account('points:issued', NULL, '', 'PTS'), ledger_account('points:redeemed', NULL, '', 'PTS')], ARRAY[-100::bigint, 100::bigint]) AS p (entry_id))
       FROM members m WHERE m.account = 'regina'`,
  );
  const why = ['--reason', 'packed'];
  expect((await atrium('order', 'list')).value).toMatchObject([{ id: '7001', account: 'regina', state: 'approved' }]);
  expect((await atrium('order', 'deliver', '7001', ...why)).stderr).toMatch(/it must be shipped/);
  const parcel = ['--carrier', 'Harbour Post', '--tracking', 'HP-1234'];
  expect((await atrium('order', 'ship', '7001', ...parcel, ...why)).value).toMatchObject({ tracking: 'HP-1234' });
  expect((await atrium('order', 'cancel', '7001', ...why)).value).toMatchObject({ state: 'cancelled' });
  expect((await query("SELECT stock FROM point_rewards WHERE id = 'kite'")).rows).toEqual([{ stock: 6 }]);
});
