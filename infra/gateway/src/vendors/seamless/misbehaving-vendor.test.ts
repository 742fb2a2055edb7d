import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchGame } from '@atrium/contracts/games';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';

jest.setTimeout(60_000);

/* The sandbox vendor as it is, a process with its own store, against the gateway as it is. */

const START = 100_000;
const STAKE = 200;
const SECRET = 'secret-of-the-sandbox';
const OPERATOR = { authorization: 'Bearer token-of-operator' };
let folder: string;
let app: TestApp;
let house: Leashed;
let houseUrl: string;
let houseEnv: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-misbehaving-'));
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ operator: 'token-of-operator' }));
  const port = await freePort();
  houseUrl = `http://127.0.0.1:${port}`;
  app = await testApp({ config: { vendorUrl: houseUrl, operatorFile: join(folder, 'operator.json') } });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const gatewayUrl = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, secret, account_type_name) VALUES ('MIS', 'Mischief', 'RNG', '{vendor}/play/MIS/{game}', $1, 'RNG')",
    [SECRET],
  );
  for (const [id, category] of [
    ['MIS-1', 'RNG'],
    ['MIS-2', 'FISH'],
  ])
    await app.database.run("INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, 'MIS', $1, $2, 'slots', $1, 1, 1000000)", [id, category]);
  houseEnv = {
    PATH: process.env.PATH,
    ATRIUM_VENDOR_PORT: String(port),
    VENDOR_STORE: join(folder, 'vendor.sqlite'),
    VENDOR_SECRETS: JSON.stringify({ MIS: { secret: SECRET } }),
    VENDOR_GATEWAY_URL: gatewayUrl,
  };
  await openHouse();
});
afterAll(async () => {
  await house.stop('SIGTERM', 5_000);
  const { failures } = await verifyLedger(app.database);
  await app.close();
  rmSync(folder, { recursive: true });
  expect(failures).toEqual([]);
});
afterEach(() => control({ delayMs: 0, duplicate: false, reorder: false, replay: false, amountOff: 0, crashAfterBet: false }));

async function openHouse(): Promise<void> {
  const main = join(__dirname, '../../../../sandbox-vendor/src/main.ts');
  house = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env: houseEnv, lastSignal: 'TERM' });
  house.child.stdout?.resume();
  house.child.stderr?.resume();
  await until(() => fetch(`${houseUrl}/healthz`).then(({ ok }) => ok, () => false));
}
const control = (change: object) =>
  fetch(`${houseUrl}/control/MIS`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) });

/** A new member opens a game, the vendor begins to misbehave, and the member presses the button once. */
async function playOnce(fault: object, gameId = 'MIS-1', choice: unknown = null) {
  const member = await app.signedIn({ balance: BigInt(START) });
  const { value } = await member.call(launchGame, { body: { gameId } });
  const page = await (await fetch(value.game_url!)).text();
  const { playKey } = JSON.parse(/<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page)![1]!) as { playKey: string };
  await control(fault);
  const headers = { 'content-type': 'application/json', 'x-play-key': playKey };
  const body = JSON.stringify({ requestId: 'the-only-one', stake: STAKE, choice });
  const pressed = fetch(`${houseUrl}/table/rounds`, { method: 'POST', headers, body }).then((answer) => answer.json() as Promise<{ round?: { payout: number } }>);
  const cash = async () => Number((await app.database.first<{ posted: string }>("SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'", [member.memberId]))!.posted);
  return { pressed, cash };
}
/** What the vendor still owes the wallet has been heard. */
const settled = () => until(async () => ((await (await fetch(`${houseUrl}/healthz`)).json()) as { outbox: { waiting: number } }).outbox.waiting === 0);

async function differences() {
  const today = app.clock.now().toISOString().slice(0, 10);
  const reply = await app.server.inject({ url: `/ops/vendors/MIS/reconcile?from=${today}&to=${today}`, headers: OPERATOR });
  expect(reply.statusCode).toBe(200);
  return reply.json() as { matched: number; differences: { txId: string; difference: string; ours: { amount: string }; theirs: { amount: string } }[] };
}

it.each([
  ['sends everything twice', { duplicate: true }],
  ['sends everything again as it was, signature and all', { replay: true }],
  ['sends the win before its bet', { reorder: true }],
  ['is slow', { delayMs: 200 }],
  ['does all of it at once', { duplicate: true, replay: true, reorder: true, delayMs: 50 }],
])('moves the money once when a vendor %s', async (_what, fault) => {
  const { pressed, cash } = await playOnce(fault);
  const { round } = await pressed;
  await settled();
  expect(await cash()).toBe(START - STAKE + round!.payout);
  expect(await differences()).toMatchObject({ matched: expect.any(Number), differences: [] });
});

it('moves a pair of bet and win once when it is sent twice and replayed', async () => {
  const { pressed, cash } = await playOnce({ duplicate: true, replay: true }, 'MIS-2', { fish: 'minnow' });
  const { round } = await pressed;
  expect(await cash()).toBe(START - STAKE + round!.payout);
  expect((await differences()).differences).toEqual([]);
});

it('gives the stake back when a vendor dies between the bet and its own books', async () => {
  const { pressed, cash } = await playOnce({ crashAfterBet: true });
  await expect(pressed).rejects.toThrow();
  await house.exited;
  expect(await cash()).toBe(START - STAKE);
  await openHouse();
  await settled();
  expect(await cash()).toBe(START);
  expect((await differences()).differences).toEqual([]);
});

it('follows what it was told by a vendor that lies about amounts, and reconciliation names every lie', async () => {
  const { pressed, cash } = await playOnce({ amountOff: 7 }, 'MIS-2', { fish: 'minnow' });
  const { round } = await pressed;
  expect(await cash()).toBe(START - (STAKE + 7) + (round!.payout + 7));
  const found = (await differences()).differences;
  expect(found.map(({ difference, ours, theirs }) => [difference, Number(ours.amount) - Number(theirs.amount)])).toEqual([
    ['amount-differs', 7],
    ['amount-differs', 7],
  ]);
});
