import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

const VALID_MS = 24 * 3_600_000;

/** Lets a member who lost the second factor sign in from a new address once, with the password alone. */
export async function admit(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  memberId: string,
): Promise<void> {
  await transaction.run('UPDATE members SET admitted_until = $2 WHERE id = $1', [
    memberId,
    new Date(clock.now().getTime() + VALID_MS),
  ]);
}

/** Whether the member has been admitted; uses the admission up. */
export async function spendAdmission({ clock, database }: Parts, memberId: string): Promise<boolean> {
  const spent = await database.run('UPDATE members SET admitted_until = NULL WHERE id = $1 AND admitted_until > $2', [
    memberId,
    clock.now(),
  ]);
  return spent === 1;
}
