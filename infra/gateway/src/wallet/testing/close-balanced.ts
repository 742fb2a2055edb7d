import type { Database } from '../../platform/database.ts';
import { verifyLedger } from '../ledger-verify.ts';

/** Closes what a test has opened, and fails if an invariant of its ledger does not hold. For `afterAll`. */
export async function closeBalanced(opened: { database: Database; close(): Promise<void> }): Promise<void> {
  const { failures } = await verifyLedger(opened.database);
  await opened.close();
  expect(failures).toEqual([]);
}
