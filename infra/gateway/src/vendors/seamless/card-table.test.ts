import { mkdtempSync, rmSync } from 'node:fs';
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

/* Two members at one table of the sandbox vendor's card room, their money in the gateway's ledger. */

const START = 100_000;
const STAKE = 1_000;
/** The room keeps two per cent of the pot. */
const POT = (2 * STAKE * 98) / 100;
let folder: string;
let app: TestApp;
let house: Leashed;
let houseUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-card-table-'));
  const port = await freePort();
  houseUrl = `http://127.0.0.1:${port}`;
  app = await testApp({ config: { vendorUrl: houseUrl } });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const secret = 'secret-of-the-room';
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, secret, account_type_name) VALUES ('CRD', 'Card room', 'PVP', '{vendor}/play/CRD/{game}', $1, 'PVP')",
    [secret],
  );
  await app.database.run("INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('CRD-1', 'CRD', 'CRD-1', 'PVP', 'cards', 'High card', 1, 1000000)", []);
  house = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', join(__dirname, '../../../../sandbox-vendor/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      ATRIUM_VENDOR_PORT: String(port),
      VENDOR_STORE: join(folder, 'vendor.sqlite'),
      VENDOR_SECRETS: JSON.stringify({ CRD: { secret } }),
      VENDOR_GATEWAY_URL: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
    },
    lastSignal: 'TERM',
  });
  house.child.stdout?.resume();
  house.child.stderr?.resume();
  await until(() => fetch(`${houseUrl}/healthz`).then(({ ok }) => ok, () => false));
});
afterAll(async () => {
  await house.stop('SIGTERM', 5_000);
  const { failures } = await verifyLedger(app.database);
  await app.close();
  rmSync(folder, { recursive: true });
  expect(failures).toEqual([]);
});

interface Seat {
  status: string;
  payout: number | null;
  shown: { table: number; cards: number[] | null };
}
async function enter() {
  const member = await app.signedIn({ balance: BigInt(START) });
  const { value } = await member.call(launchGame, { body: { gameId: 'CRD-1' } });
  const page = await (await fetch(value.game_url!)).text();
  const { playKey } = JSON.parse(/<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page)![1]!) as { playKey: string };
  const headers = { 'content-type': 'application/json', 'x-play-key': playKey };
  const ask = async (path: string, body?: object) =>
    (await (await fetch(`${houseUrl}/table/rounds${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json()) as { status: string; round: Seat & { id: string } };
  const cash = async () => Number((await app.database.first<{ posted: string }>("SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'", [member.memberId]))!.posted);
  return {
    cash,
    /** Presses the button: the stake is taken, and the seat is the member's. */
    async sit() {
      const { round } = await ask('', { requestId: `seed-of-${member.memberId}`, stake: STAKE, choice: null });
      return { table: round.shown.table, now: async () => (await ask(`/${round.id}`)).round, leave: () => ask(`/${round.id}/leave`, {}) };
    },
  };
}

it('two members play for one pot: the ledger has what one lost, less the rake, at the other, to the unit', async () => {
  const members = [await enter(), await enter()];
  const seats = await Promise.all(members.map((member) => member.sit()));
  expect(seats[0]!.table).toBe(seats[1]!.table);
  await until(async () => (await Promise.all(seats.map((seat) => seat.now()))).every(({ status }) => status === 'settled'));
  const [one, two] = await Promise.all([seats[0]!.now(), seats[1]!.now()]);
  expect(one.shown.cards).toEqual(two.shown.cards);
  expect([one.payout, two.payout].sort()).toEqual([0, POT]);
  const cash = await Promise.all(members.map((member) => member.cash()));
  expect(cash).toEqual([one, two].map(({ payout }) => START - STAKE + payout!));
  expect(cash[0]! + cash[1]!).toBe(2 * START - (2 * STAKE - POT));
});

it('a member who leaves before the deal has the stake back in the ledger', async () => {
  const member = await enter();
  const seat = await member.sit();
  expect(await member.cash()).toBe(START - STAKE);
  expect(await seat.leave()).toMatchObject({ status: 'ok' });
  await until(async () => (await member.cash()) === START);
  expect((await seat.now()).status).toBe('void');
});
