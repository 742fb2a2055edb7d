import type { ReportsReport } from '@atrium/contracts/operator';
import type * as v from 'valibot';
import { failureSentence, firstBroken } from '../platform/broken-rows.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { REPORT_CHECKS } from './report-checks.ts';

/**
 * Compares every figure that reports are made of with the sums of rounds and ledger, in one read-only snapshot without
 * locks. Inside a given transaction it sees what that transaction sees. A failure has the first member or team
 * that differs if `named`. Source: 12-11.
 */
export async function verifyReports(
  database: Database | Queryable,
  named = true,
): Promise<v.InferOutput<typeof ReportsReport>> {
  if (!('transaction' in database)) return await verifySnapshot(database, named);
  return await database.transaction(async (snapshot) => {
    await snapshot.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return await verifySnapshot(snapshot, named);
  });
}

async function verifySnapshot(snapshot: Queryable, named: boolean): Promise<v.InferOutput<typeof ReportsReport>> {
  const checks = [];
  const failures: string[] = [];
  for (const { name, failure, text } of REPORT_CHECKS) {
    const found = await firstBroken(snapshot, text);
    checks.push({ name, ok: !found });
    if (found) failures.push(failureSentence(failure, found, named));
  }
  const counted = await snapshot.first<{ days: number; teams: number; changes: number }>(
    `SELECT (SELECT count(*) FROM daily_figures)::int AS days, (SELECT count(DISTINCT agent_id) FROM team_figures)::int AS teams,
            (SELECT count(*) FROM team_figures_queue)::int AS changes`,
  );
  return { ok: failures.length === 0, ...counted!, checks, failures };
}
