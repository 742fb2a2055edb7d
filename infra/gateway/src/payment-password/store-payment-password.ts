import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** Stores the hash of a member's payment password. A new one ends the lock of the present one. */
export async function storePaymentPassword(
  { clock }: Pick<Parts, 'clock'>,
  queryable: Queryable,
  memberId: string,
  hash: string,
): Promise<void> {
  await queryable.run(
    `INSERT INTO payment_passwords (member_id, hash, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at, failures = 0, failed_at = NULL`,
    [memberId, hash, clock.now()],
  );
}

export const hasPaymentPassword = async (queryable: Queryable, memberId: string): Promise<boolean> =>
  (await queryable.first('SELECT 1 FROM payment_passwords WHERE member_id = $1', [memberId])) !== undefined;
