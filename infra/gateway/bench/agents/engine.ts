import type { Pool } from 'pg';
import { settleContracts } from '../../src/agent-contracts/settle-contracts.ts';
import { accrue } from '../../src/rewards/accrue.ts';
import { payDueBenefits } from '../../src/rewards/pay-benefits.ts';
import { closeDue } from '../../src/rewards/reward-jobs.ts';
import { jobParts } from '../world/job-parts.ts';

/** The gateway's own jobs, run by hand at times of a history. */
export interface Engine {
  accrueAll(at: Date): Promise<void>;
  /** Closes the periods that have ended and pays what is due. */
  close(at: Date): Promise<void>;
}

const dueBenefits = async (pool: Pool): Promise<number> =>
  (await pool.query<{ due: number }>("SELECT count(*)::int AS due FROM benefits WHERE state = 'due'")).rows[0]!.due;

export function openEngine(pool: Pool): Engine {
  let now = new Date();
  const parts = jobParts(pool, () => now);
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
