import type { Pool } from 'pg';
import { pino } from 'pino';
import { settleContracts } from '../../src/agent-contracts/settle-contracts.ts';
import { createDatabase } from '../../src/platform/database.ts';
import { createSettings } from '../../src/platform/settings.ts';
import type { Parts } from '../../src/platform/parts.ts';
import { accrue } from '../../src/rewards/accrue.ts';
import { payDueBenefits } from '../../src/rewards/pay-benefits.ts';
import { closeDue } from '../../src/rewards/reward-jobs.ts';

/** The gateway's own jobs, run by hand at times of a history. */
export interface Engine {
  accrueAll(at: Date): Promise<void>;
  /** Closes the periods that have ended and pays what is due. */
  close(at: Date): Promise<void>;
}

const dueBenefits = async (pool: Pool): Promise<number> =>
  (await pool.query<{ due: number }>("SELECT count(*)::int AS due FROM benefits WHERE state = 'due'")).rows[0]!.due;

export function openEngine(pool: Pool): Engine {
  const database = createDatabase(pool);
  let now = new Date();
  const parts = {
    database,
    settings: createSettings(database),
    clock: { now: () => now },
    log: pino({ level: 'warn' }),
    live: { balanceChanged: () => {} },
    stopping: new AbortController().signal,
  } as unknown as Parts;
  return {
    async accrueAll(at) {
      now = at;
      while (await accrue(parts));
    },
    async close(at) {
      now = at;
      await closeDue(parts);
      // One run pays a portion.
      for (let before = Infinity, due = await dueBenefits(pool); due > 0 && due < before; ) {
        await payDueBenefits(parts);
        before = due;
        due = await dueBenefits(pool);
      }
      for (let some = 1; some > 0; ) {
        const { settled, paid } = await settleContracts(parts);
        some = settled + paid;
      }
    },
  };
}
