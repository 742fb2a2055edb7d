import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchGame } from '@atrium/contracts/game-launch';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';

const MAIN = join(import.meta.dirname, '../../../../sandbox-vendor/src/main.ts');

/** The real sandbox vendor, a process with its own books, and the real gateway that it calls. */
export interface VendorHouse {
  readonly app: TestApp;
  readonly url: string;
  /** Sets a vendor's fault switches. */
  control(vendorCode: string, change: object): Promise<Response>;
  /** Resolves when all its pending wallet calls are answered. */
  settled(): Promise<void>;
  /** Resolves when the process has exited on its own. */
  ended(): Promise<unknown>;
  /** Restarts it on the same books. */
  reopen(): Promise<void>;
  /** Opens a game for a new member with the given balance in minor units. */
  enter(gameId: string, balance: number): Promise<Player>;
  /** Ends both and returns the violated invariants of the ledger. */
  close(): Promise<readonly unknown[]>;
}
export interface Player {
  readonly memberId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Calls the game's server as the game's page does. */
  ask<Reply>(path: string, body?: object): Promise<Reply>;
  /** Minor units in the gateway's ledger. */
  cash(): Promise<number>;
}

/**
 * `secrets` stores the vendors that the sandbox serves and returns the secret of each; `operators` maps operators'
 * roles to tokens.
 */
export async function startVendorHouse(options: {
  secrets(app: TestApp): Promise<Readonly<Record<string, string>>>;
  seed?: 'demo';
  operators?: Readonly<Record<string, string>>;
}): Promise<VendorHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-house-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const operatorFile = join(folder, 'operator.json');
  if (options.operators) writeFileSync(operatorFile, JSON.stringify(options.operators));
  const app = await testApp({
    ...(options.seed && { seed: options.seed }),
    config: { vendorUrl: url, ...(options.operators && { operatorFile }) },
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const secrets = Object.entries(await options.secrets(app)).map(([code, secret]) => [code, { secret }]);
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ATRIUM_VENDOR_PORT: String(port),
    VENDOR_STORE: join(folder, 'vendor.sqlite'),
    VENDOR_SECRETS: JSON.stringify(Object.fromEntries(secrets)),
    VENDOR_GATEWAY_URL: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
  };
  let running: Leashed;
  const open = async () => {
    running = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env,
      lastSignal: 'TERM',
    });
    running.child.stdout?.resume();
    running.child.stderr?.resume();
    await until(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  };
  await open();
  return {
    app,
    url,
    control: (code, change) =>
      fetch(`${url}/control/${code}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    settled: () =>
      until(
        async () =>
          ((await (await fetch(`${url}/healthz`)).json()) as { outbox: { waiting: number } }).outbox.waiting === 0,
      ),
    ended: () => running.exited,
    reopen: open,
    async enter(gameId, balance) {
      const member = await app.signedIn({ balance: BigInt(balance) });
      const { value } = await member.call(launchGame, { body: { gameId } });
      const page = await (await fetch(value.game_url!)).text();
      const { playKey } = JSON.parse(
        /<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page)![1]!,
      ) as { playKey: string };
      const headers = { 'content-type': 'application/json', 'x-play-key': playKey };
      return {
        memberId: member.memberId,
        headers,
        ask: async <Reply>(path: string, body?: object) =>
          (await (
            await fetch(`${url}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
          ).json()) as Reply,
        cash: async () =>
          Number(
            (await app.database.first<{ posted: string }>(
              "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
              [member.memberId],
            ))!.posted,
          ),
      };
    },
    async close() {
      await running.stop('SIGTERM', 5_000);
      const { failures } = await verifyLedger(app.database);
      await app.close();
      rmSync(folder, { recursive: true });
      return failures;
    },
  };
}
