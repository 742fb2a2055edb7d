import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { type GatewayProcess, gatewayProcess } from '../world/gateway-process.ts';

const GATEWAY = join(import.meta.dirname, '../..');
const SETTLING_TIMEOUT_MS = 900_000;
const LOOK_EVERY_MS = 250;
/** From a gateway's start to its end. */
const LIFE_MS = [50, 4_000] as const;

/** What is left to accrue, to bill and to pay of contracts that have ended. */
const LEFT = `SELECT (SELECT count(*) FROM accrual_queue)::int AS queued,
  (SELECT count(*) FROM agent_contracts WHERE settled_until < ended_at)::int AS open,
  (SELECT count(*) FROM contract_settlements WHERE state IN ('waiting', 'insufficient'))::int
    + (SELECT count(*) FROM benefits WHERE state = 'due')::int AS due,
  (SELECT count(*) FROM agent_accruals a WHERE NOT EXISTS (
     SELECT 1 FROM agent_rebate_periods p WHERE p.agent_id = a.agent_id AND a.day >= p.starts_on AND a.day < p.ends_on))::int AS unbilled,
  (SELECT count(*) FROM contract_settlements)::int AS bills`;
interface Left {
  queued: number;
  open: number;
  due: number;
  unbilled: number;
  bills: number;
}

/**
 * Lets real gateways settle a database until nothing is left. With `kills` each is killed by SIGKILL at random moments and
 * restarted, so often. Returns how many kills left work half done.
 */
export async function settleByGateways(
  pool: Pool,
  url: string,
  { gateways: count, kills, random }: { gateways: number; kills: number; random: SeededRandom },
): Promise<{ kills: number; midway: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-agents-'));
  // No registry listens there, so that one on this machine does not interfere.
  const env = {
    DATABASE_URL: url,
    ATRIUM_VAR: folder,
    ATRIUM_SEED: 'empty',
    ATRIUM_OPS_URL: 'http://127.0.0.1:9',
    ATRIUM_PAYMENTS_URL: 'http://127.0.0.1:9',
  };
  const gateways: GatewayProcess[] = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      gatewayProcess(join(GATEWAY, 'src/main.ts'), env, join(folder, `gateway-${i}.log`)),
    ),
  );
  const left = async (): Promise<Left> => (await pool.query<Left>(LEFT)).rows[0]!;
  const isDone = ({ queued, open, due, unbilled }: Left) => queued + open + due + unbilled === 0;
  let [killed, midway] = [0, 0];
  try {
    await Promise.all(gateways.map((gateway) => gateway.start()));
    for (const limit = Date.now() + SETTLING_TIMEOUT_MS; ; ) {
      if (killed < kills) {
        await pause(random.whole(...LIFE_MS));
        const gateway = random.pick(gateways);
        await gateway.kill();
        killed += 1;
        const now = await left();
        if (!isDone(now) && now.bills > 0) midway += 1;
        await gateway.start();
      } else await pause(LOOK_EVERY_MS);
      const now = await left();
      if (isDone(now)) return { kills: killed, midway };
      if (Date.now() > limit) throw new Error(`The gateways have not settled in time: ${JSON.stringify(now)}.`);
    }
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
