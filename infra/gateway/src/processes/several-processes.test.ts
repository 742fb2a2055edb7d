import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sportsEvents } from '@atrium/contracts/sports-events';
import { SEAMLESS_CALLS } from '@atrium/contracts/seamless';
import { LIVE_PATH } from '@atrium/contracts/live';
import { encryptionKey, logout } from '@atrium/contracts/session';
import { captcha } from '@atrium/contracts/verification';
import { balance } from '@atrium/contracts/wallet';
import { isSealed } from '@atrium/database/sealed-text';
import { needsTool } from '@atrium/testing/needs-tool';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestPlayer, type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { type Fleet, startFleet } from './testing/fleet.ts';
import { startNginx } from './testing/nginx.ts';
import { signedBet } from './testing/signed-bet.ts';

jest.setTimeout(180_000);

let app: TestApp;
let fleet: Fleet;
let balancer: Balancer;
let vendor: TestVendor;
/** The address that clients call. */
let site: string;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'FLEET');
  fleet = await startFleet(3, { DATABASE_URL: app.databaseUrl, ATRIUM_SEALING_KEY: app.parts.config.sealingKey });
  balancer = await startBalancer(fleet.ports);
  site = balancer.url;
});
afterAll(async () => {
  await balancer?.close();
  await fleet?.stop();
  await app.close();
});

interface Answered {
  status: number;
  value: Record<string, unknown>;
}
async function ask(
  path: string,
  { cookies = {}, ...init }: RequestInit & { cookies?: Record<string, string> } = {},
  base = site,
): Promise<Answered> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(base + path, {
    ...init,
    headers: { ...(cookie && { cookie }), ...(init.headers as object) },
  });
  const text = await answer.text();
  return { status: answer.status, value: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
}
const bet = (player: TestPlayer, txId: string, amount: number): Promise<Answered> =>
  ask(SEAMLESS_CALLS.bet.path, signedBet(vendor, player, { txId, roundId: `r-${txId}`, amount: String(amount) }));

/** The errors that the gateways have logged. */
const faults = () =>
  fleet.ports
    .flatMap((_, index) => fleet.logOf(index).split('\n'))
    .filter((line) => /"level":[56]0/.test(line))
    .slice(-20)
    .join('\n');

/** Runs players that bet continuously and visitors that read, while `during` runs. Returns the counts. */
async function busy(players: TestPlayer[], during: () => Promise<void>, again: boolean) {
  let over = false;
  let lost = 0;
  let looked = 0;
  const placed = players.map(() => 0);
  const playing = players.map(async (player, index) => {
    while (!over) {
      const txId = `${player.memberId}-${randomBytes(6).toString('hex')}`;
      for (;;) {
        const answered = await bet(player, txId, 1).catch((): Answered => ({ status: 0, value: {} }));
        if (answered.status === 200 && answered.value.status === 'ok') break;
        lost += 1;
        if (!again)
          throw new Error(`A bet was lost: ${answered.status} ${JSON.stringify(answered.value)}\n${faults()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      placed[index]! += 1;
    }
  });
  const looking = [1, 2].map(async () => {
    while (!over) {
      const { status } = await ask('/wps/system/status').catch(() => ({ status: 0 }));
      looked += 1;
      if (status === 200) continue;
      lost += 1;
      if (!again) throw new Error(`A read was lost: ${status}\n${faults()}`);
    }
  });
  await Promise.all([during().finally(() => (over = true)), ...playing, ...looking]);
  return { placed, lost, looked };
}

async function expectBooks(players: TestPlayer[], start: bigint, placed: number[]): Promise<void> {
  expect(await Promise.all(players.map((player) => player.cash()))).toEqual(
    placed.map((count) => String(start - BigInt(count))),
  );
  expect(await verifyLedger(app.database)).toMatchObject({ ok: true, failures: [] });
}

it('loses no request while one of three restarts, and the money is right', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => vendor.player({ balance: 1_000_000n })));
  const { placed, lost, looked } = await busy(
    players,
    async () => {
      expect(await fleet.signal(0, 'SIGTERM')).toBe(0);
      await fleet.start(0);
      await until(() => balancer.ready().length === 3);
    },
    false,
  );
  expect(lost).toBe(0);
  expect(Math.min(...placed, looked)).toBeGreaterThan(10);
  await expectBooks(players, 1_000_000n, placed);
});

it('[SY-06] executes commands in flight at a killed process once, when they are repeated under their IDs', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => vendor.player({ balance: 1_000_000n })));
  const { placed } = await busy(
    players,
    async () => {
      await fleet.signal(1, 'SIGKILL');
      await until(() => balancer.ready().length === 2);
      await fleet.start(1);
      await until(() => balancer.ready().length === 3);
    },
    true,
  );
  expect(Math.min(...placed)).toBeGreaterThan(5);
  await expectBooks(players, 1_000_000n, placed);
});

needsTool('nginx', '-v')(
  'loses no request during a restart behind nginx with the configuration of infra/deploy',
  async () => {
    const nginx = await startNginx(fleet.ports);
    try {
      site = nginx.url;
      const players = await Promise.all([1, 2, 3].map(() => vendor.player({ balance: 1_000_000n })));
      const { placed, lost } = await busy(
        players,
        async () => {
          expect(await fleet.signal(2, 'SIGTERM')).toBe(0);
          await fleet.start(2);
        },
        false,
      );
      expect(lost).toBe(0);
      await expectBooks(players, 1_000_000n, placed);
    } finally {
      site = balancer.url;
      await nginx.close();
    }
  },
);

describe('any process may answer', () => {
  const at = (index: number) => `http://127.0.0.1:${fleet.ports[index]}`;
  const each = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(fleet.ports.map((_, index) => work(index)));

  it('all return the same key for encrypted calls', async () => {
    const keys = await each((index) => ask(encryptionKey.path, {}, at(index)));
    expect(keys.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(keys.map(({ value }) => JSON.stringify(value.value))).size).toBe(1);
  });

  it('the leader seals plain secrets, and every process can still verify the vendor', async () => {
    const kept = async () =>
      (await app.database.first<{ secret: string }>('SELECT secret FROM vendors WHERE code = $1', [vendor.code]))!
        .secret;
    await until(async () => isSealed(await kept()));
    expect(await kept()).not.toContain(vendor.secret);
    const player = await vendor.player({ balance: 1_000n });
    // The balancer rotates, so each of the three gets a request.
    for (const txId of ['sealed-1', 'sealed-2', 'sealed-3']) expect((await bet(player, txId, 10)).status).toBe(200);
  });

  it('a session is valid at every process; a logout at one ends its stream at another', async () => {
    const member = await app.signedIn({ balance: 500n });
    const look = () =>
      each((index) => ask(balance.path, { cookies: member.cookies }, at(index)).then(({ status }) => status));
    expect(await look()).toEqual([200, 200, 200]);
    const cookie = Object.entries(member.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const stream = await fetch(at(2) + LIVE_PATH, { headers: { cookie } });
    expect((await ask(logout.path, { method: 'POST', cookies: member.cookies }, at(0))).status).toBe(200);
    expect(await stream.text()).toMatch(/event: session.logout\ndata: {"reason":"signed-out","account":"\w+"}/);
    expect(await look()).toEqual([401, 401, 401]);
  });

  it('the processes share rate limits per address, and trust the balancer for the address', async () => {
    let refused = 0;
    for (let asked = 0; asked < 64; asked += 1) refused += (await ask(captcha.path)).status === 429 ? 1 : 0;
    expect(refused).toBe(4);
    const [bucket] = await app.database.rows<{ bucket: string }>(
      "SELECT bucket FROM rate_limits WHERE bucket LIKE 'verification.captcha %'",
    );
    expect(bucket!.bucket).toContain('203.0.113.20');
  });

  it('a change of a feed is sent to every tab once, and every process returns it', async () => {
    const event = {
      id: 'e',
      league: 'L',
      home: 'H',
      away: 'A',
      startsAt: 1e12,
      endsAt: 2e12,
      status: 'live',
      minute: 1,
      score: [0, 0],
      closed: false,
      prices: {},
    };
    const book = createServer((_request, response) =>
      response.end(JSON.stringify({ status: 'ok', events: [event] })),
    ).listen(0, '127.0.0.1');
    await once(book, 'listening');
    const url = `http://127.0.0.1:${(book.address() as AddressInfo).port}/play`;
    await app.database.run(
      "INSERT INTO vendors (code, name, category, launch_url, account_type_name) VALUES ('BOOK', 'Book', 'ESPORTS', $1, 'ESPORTS')",
      [url],
    );
    const scores = () =>
      each((index) =>
        ask(`${sportsEvents.path}?gameType=ESPORTS`, {}, at(index)).then(({ value }) =>
          (value.value as { score: string }[]).map(({ score }) => score).join(),
        ),
      );
    const leave = new AbortController();
    const streams = await each(async (index) => {
      const tab = { text: '' };
      const stream = await fetch(at(index) + LIVE_PATH, { signal: leave.signal });
      const ear = new WritableStream<string>({
        write(text) {
          tab.text += text;
        },
      });
      void stream
        .body!.pipeThrough(new TextDecoderStream())
        .pipeTo(ear)
        .catch(() => {});
      return tab;
    });
    const received = () => streams.map(({ text }) => text.split('event: vendor.feed').length - 1);
    try {
      expect(await scores()).toEqual(['0:0', '0:0', '0:0']);
      for (let goals = 1; goals <= 2; goals += 1) {
        event.score = [goals, 0];
        await until(() => received().every((times) => times >= goals));
        // Each process returns the published state, once it has no older answer of the vendor on its way. One that had missed
        // the event would publish it again now.
        await until(async () => (await scores()).every((score) => score === `${goals}:0`));
      }
      expect(received()).toEqual([2, 2, 2]);
    } finally {
      leave.abort();
      book.closeAllConnections();
      book.close();
      await app.database.run("DELETE FROM vendors WHERE code = 'BOOK'");
    }
  });

  it('one process is the leader, and another takes over when it loses the lock', async () => {
    const leaders = () =>
      fleet.ports.flatMap((_, index) =>
        (fleet.logOf(index).match(/this process is the leader/g) ?? []).map(() => index),
      );
    await until(() => leaders().length > 0);
    const holders = () =>
      app.database.rows<{ pid: number }>(
        "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 726193041 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
    expect(await holders()).toHaveLength(1);
    const before = leaders().length;
    await app.database.run('SELECT pg_terminate_backend($1)', [(await holders())[0]!.pid]);
    await until(() => leaders().length > before);
    expect(await holders()).toHaveLength(1);
  });
});
