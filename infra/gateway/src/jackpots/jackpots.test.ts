import { browseGames } from '@atrium/contracts/games';
import { jackpots as jackpotsCall } from '@atrium/contracts/jackpots';
import { messages } from '@atrium/contracts/notices';
import { rankList } from '@atrium/contracts/winner-board';
import { jackpotCommitment, jackpotThreshold } from '@atrium/lottery-rules/proof/jackpot-threshold';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { accrue } from '../rewards/accrue.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { ACCRUE_EVERY_MS } from '../rewards/reward-jobs.ts';
import { newJackpotSecret, openJackpotSecret } from './jackpot-secret.ts';
import { runningOf, termsOf } from './jackpots.repository.ts';
import { GROW_EVERY_MS, growJackpots, SHOW_EVERY_MS, showJackpots } from './jackpot-jobs.ts';

let operators: OperatorTestApp;
let vendor: TestVendor;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
  vendor = await testVendor(operators.app, 'JPT');
});
afterAll(() => operators.close());

const fields = (change: object = {}) => ({
  texts: { en: { title: 'Harbour Grand' }, zh: { title: '海港大奖' } },
  vassalage: 'JPT',
  gameIds: null,
  currency: 'PHP',
  contributionPpm: 10_000,
  nextPercent: 20,
  seed: '10000',
  mustHitBy: '20000',
  startsAt: '2026-06-01T00:00:00.000Z',
  reason: 'summer',
  ...change,
});
const put = (id: string, body: object, who?: 'onlooker') => operators.ask('POST', `/ops/jackpots/${id}`, body, who);
const approve = (id: string) => operators.ask('POST', `/ops/changes/${id}/approve`, {}, 'approver');
async function define(id: string, change: object = {}): Promise<void> {
  const { value } = await put(id, fields(change));
  expect((await approve(value.approval.id)).status).toBe(200);
}
const stop = (id: string) => operators.ask('POST', `/ops/jackpots/${id}/stop`, { reason: 'over' });
const listed = async (id: string) =>
  (await operators.ask('GET', '/ops/jackpots')).value.find((one: { id: string }) => one.id === id);
/** As the jobs do. */
async function turn(): Promise<void> {
  const { parts } = operators.app;
  while (await accrue(parts));
  await growJackpots(parts);
}
const shown = async (language = 'EN') =>
  (await operators.app.visitor().call(jackpotsCall, { query: { language } })).value;
const running = async (id: string) => (await shown()).running.find((one) => one.id === id);
let plays = 0;
async function play(player: TestPlayer, stake: number): Promise<string> {
  const round = `j${++plays}`;
  expect((await player.bet(round, round, stake)).status).toBe('ok');
  await player.endRound(round);
  await turn();
  return round;
}
/** A run drops at a random amount: this one at `least` or above. */
async function dropsFrom(id: string, least: bigint): Promise<void> {
  const { database, parts } = operators.app;
  const run = (await database.transaction((transaction) => runningOf(transaction, id)))!;
  const terms = termsOf(run);
  const { sealingKey } = parts.config;
  let drawn = newJackpotSecret(sealingKey, terms);
  while (jackpotThreshold(terms, openJackpotSecret(sealingKey, terms, drawn)) < least)
    drawn = newJackpotSecret(sealingKey, terms);
  await database.run('UPDATE jackpot_runs SET commitment = $2, sealed_secret = $3 WHERE id = $1', [
    run.id,
    drawn.commitment,
    drawn.sealedSecret,
  ]);
}
const voided = async (round: string) => {
  await operators.app.database.run("UPDATE rounds SET status = 'void' WHERE round_id = $1", [round]);
  await turn();
};

it('[11-27] [11-29] begins once a second operator has approved it, with its seed from the house and its secret committed to', async () => {
  expect((await put('grand', fields(), 'onlooker')).status).toBe(403);
  const { value } = await put('grand', fields());
  expect(value).toMatchObject({ item: null, approval: { kind: 'jackpot', subject: 'grand' } });
  await turn();
  expect(await running('grand')).toBeUndefined();
  expect((await approve(value.approval.id)).status).toBe(200);
  await turn();
  expect(await running('grand')).toMatchObject({ name: 'Harbour Grand', number: 1, amount: '10000', vassalage: 'JPT' });
  expect((await shown('CN')).running[0]).toMatchObject({ name: '海港大奖' });
  await dropsFrom('grand', 12_000n);
  // What operators and members read has no threshold and no secret.
  const texts = JSON.stringify([await listed('grand'), await running('grand'), await operators.ask('GET', '/ops/log')]);
  expect(texts).not.toMatch(/secret|threshold/i);
});

it('[11-27] grows by its part of a settled stake of cash, exactly, and gives it back when the round is voided', async () => {
  const player = await vendor.player({ balance: 1_000_000n });
  // One per cent of 1,234.56, a fifth of which is saved.
  const round = await play(player, 123_456);
  expect(await running('grand')).toMatchObject({ amount: '10987' });
  expect(await listed('grand')).toMatchObject({ saved: '246' });
  await play(player, 50);
  expect(await running('grand')).toMatchObject({ amount: '10988' });
  await voided(round);
  expect(await running('grand')).toMatchObject({ amount: '10000' });
  expect(await listed('grand')).toMatchObject({ saved: '0' });
  // Less than a minor unit is kept: 250 stakes of 50 are 1.00 on top, four fifths of it growing.
  for (let at = 0; at < 4; at += 1) await player.bet(`s${at}`, `s${at}`, 50);
  for (let at = 0; at < 4; at += 1) await player.endRound(`s${at}`);
  await turn();
  expect(await running('grand')).toMatchObject({ amount: '10002' });
});

it('[11-27] [15-02] [GM-13] marks the games that feed it with what it holds, and every tab learns the new amount within 30 seconds', async () => {
  const feeds = async (only?: 'jackpot') =>
    (await operators.app.visitor().call(browseGames, { query: { vassalage: 'JPT', ...(only && { only }) } })).value;
  expect((await feeds('jackpot')).games).toMatchObject([{ gameId: 'JPT-1', jackpot: '10002' }]);
  expect((await feeds()).counts).toMatchObject({ jackpot: 1 });
  // A round has to be accrued, added and shown, each at most a turn later.
  expect(ACCRUE_EVERY_MS + GROW_EVERY_MS + SHOW_EVERY_MS).toBeLessThanOrEqual(20_000);
  const { published, parts } = operators.app;
  published.length = 0;
  await showJackpots(parts);
  expect(published).toEqual([
    {
      event: 'jackpots.changed',
      audience: 'everybody',
      data: { amounts: [{ id: 'grand', number: 1, amount: '10002' }] },
    },
  ]);
});

it('[GM-13] [11-29] a change of the rules waits for a second operator and leaves the running jackpot as it began', async () => {
  const change = fields({ contributionPpm: 200_000, seed: '15000', mustHitBy: '16000', nextPercent: 0 });
  const before = await running('grand');
  expect((await put('grand', fields({ position: 3 }))).value).toMatchObject({ item: { position: 3 } });
  const { value } = await put('grand', change);
  expect(value).toMatchObject({ item: { contributionPpm: 10_000 }, approval: { kind: 'jackpot' } });
  expect((await approve(value.approval.id)).status).toBe(200);
  await turn();
  expect(await running('grand')).toEqual(before);
  const player = await vendor.player({ balance: 1_000_000n });
  await play(player, 10_000);
  expect(await running('grand')).toMatchObject({ amount: '10082', contributionPpm: 10_000, seed: '10000' });
});

it('[11-27] [GM-13] drops at the committed amount, paid once to the round that reached it; the next run has the new rules', async () => {
  const winner = await vendor.player({ balance: 3_000_000n });
  const round = await play(winner, 1_500_000);
  const [drop] = (await shown()).dropped;
  const terms = { ...drop!, id: 'grand' };
  const secret = Buffer.from(drop!.secret, 'hex');
  expect(jackpotCommitment(terms, secret)).toBe(drop!.commitment);
  expect(drop).toMatchObject({ number: 1, amount: jackpotThreshold(terms, secret).toString(), gameId: 'JPT-1' });
  expect(drop!.prize).toBe(drop!.amount);
  expect(drop!.scope).toMatchObject({ vassalage: 'JPT' });
  const other = { ...terms, scope: { ...drop!.scope!, vassalage: 'OTHER' } };
  expect(jackpotCommitment(other, secret)).not.toBe(drop!.commitment);
  expect(
    await operators.app.database.rows(
      "SELECT member_id, subject, amount, detail ->> 'number' AS number FROM significant_events WHERE kind = 'jackpot'",
    ),
  ).toEqual([{ member_id: winner.memberId, subject: 'grand', amount: drop!.prize, number: '1' }]);
  expect(await winner.cash()).toBe(String(1_500_000n + BigInt(drop!.prize)));
  await turn();
  expect(await winner.cash()).toBe(String(1_500_000n + BigInt(drop!.prize)));
  // What went beyond the threshold and what was saved pay the next seed first.
  expect(await running('grand')).toMatchObject({ number: 2, seed: '15000', amount: '15000', contributionPpm: 200_000 });
  expect(await listed('grand')).toMatchObject({ drops: 1, paid: drop!.prize });
  // The prize stays paid where the round is voided later; the house bears it.
  await voided(round);
  expect(await running('grand')).toMatchObject({ amount: '15000' });
  expect(await winner.cash()).toBe(String(1_500_000n + BigInt(drop!.prize)));
});

it('[11-27] [11-24] shows the winner on the board, masked, and writes a message in the words of the member', async () => {
  const [drop] = (await shown()).dropped;
  const board = (await operators.app.visitor().call(rankList)).value;
  expect(board[0]).toMatchObject({
    jackpot: 'Harbour Grand',
    won: drop!.prize,
    gameId: 'JPT-1',
    account: drop!.account,
  });
  const row = await operators.app.database.first<{ account: string }>(
    'SELECT account FROM members m JOIN jackpot_runs r ON r.member_id = m.id',
  );
  expect(drop!.account).toContain('*');
  const member = await operators.app.signedIn(row!.account);
  const { items } = (await member.call(messages, { query: { language: 'CN' } })).value;
  expect(items[0]!.title).toMatch(/海港大奖/);
});

it('[11-27] takes nothing from bonus money, trial accounts, other games and stakes from before it began', async () => {
  await define('pair', {
    gameIds: ['JPT-1'],
    contributionPpm: 100_000,
    nextPercent: 0,
    seed: '100000',
    mustHitBy: '900000',
  });
  const { database, clock } = operators.app;
  const round = async (change: object = {}) => {
    const { id } = await operators.app.member();
    const one = { game: 'JPT-1', vendor: 'JPT', bonus: 0, at: clock.now(), type: 0, ...change };
    await database.run('UPDATE members SET type = $2 WHERE id = $1', [id, one.type]);
    await database.run(
      `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, bonus_stake, status, opened_at, closed_at)
       VALUES ($1, $2, $3, $4, 'RNG', 'PHP', 1000, $5, 'lost', $6, $6)`,
      [one.vendor, `o${++plays}`, id, one.game, one.bonus, one.at],
    );
  };
  await round();
  await turn();
  await dropsFrom('pair', 200_000n);
  await round({ type: 4 });
  await round({ game: 'JPT-2' });
  await round({ vendor: 'ELSE' });
  await round({ bonus: 1000 });
  await round({ at: new Date('2026-06-01T00:00:00Z') });
  await turn();
  expect(await running('pair')).toMatchObject({ amount: '100000' });
  await round({ bonus: 400 });
  await turn();
  expect(await running('pair')).toMatchObject({ amount: '100060' });
});

it('[11-27] [GM-13] a stop lets the running jackpot go on until it drops, pays what is saved with it, and nothing begins after it', async () => {
  await define('last', { contributionPpm: 100_000, nextPercent: 50, seed: '1000', mustHitBy: '1500' });
  const player = await vendor.player({ balance: 1_000_000n });
  await turn();
  await play(player, 10);
  expect((await stop('last')).value.item).toMatchObject({ state: 'withdrawn', running: { number: 1, amount: '1000' } });
  await play(player, 30_000);
  const drop = (await shown()).dropped.find(({ id }) => id === 'last')!;
  // The seed and every contribution: 3,001 of them.
  expect(BigInt(drop.prize)).toBe(4_001n);
  expect(await listed('last')).toMatchObject({ running: null, saved: '0', drops: 1 });
  await play(player, 30_000);
  expect(await running('last')).toBeUndefined();
  expect((await put('last', fields())).value.detail ?? (await put('last', fields())).value).toBeTruthy();
  expect((await put('last', fields())).status).toBe(400);
});

it('[11-29] refuses rules that contradict each other, and notes who changed what', async () => {
  const refused = async (change: object) => (await put('odd', fields(change))).status;
  expect(await refused({ mustHitBy: '10000' })).toBe(400);
  expect(await refused({ nextPercent: 90 })).toBe(400);
  expect(await refused({ vassalage: 'NONE' })).toBe(400);
  expect(await refused({ gameIds: ['other-game'] })).toBe(400);
  expect(await refused({ contributionPpm: 200_001 })).toBe(400);
  expect((await put('grand', fields({ currency: 'USD' }))).status).toBe(400);
  expect((await stop('nothing')).value.code).toBe('UNKNOWN_DEFINITION');
  const log = await operators.app.database.rows<{ action: string }>(
    "SELECT action FROM operator_log WHERE subject = 'grand' AND action NOT LIKE '%.proposed' ORDER BY id",
  );
  expect(log.map(({ action }) => action)).toEqual(['jackpot.create', 'jackpot.edit', 'jackpot.edit']);
});
