import type { Parts } from '../../platform/parts.ts';
import { type CeilingCall, ceilingOf, DEFAULT_CEILINGS } from '../../system/vendor-ceilings.ts';
import { SeamlessFault } from './answer.ts';
import type { CallingVendor, Player } from './vendor-reads.ts';

/** More digits do not fit the database's numbers. */
const DIGITS_LIMIT = 18;

/**
 * Whether the amount of a call is above the vendor's ceiling. Then nothing is booked, and the refusal is final: a repeat
 * cannot succeed. The first one is recorded for operators. A repeat of a transaction that was booked under a higher
 * ceiling still gets its outcome.
 */
export async function isOverCeiling(
  parts: Parts,
  vendor: CallingVendor,
  player: Player,
  { call, txId, amount, currency }: { call: CeilingCall; txId: string; amount: string; currency: string },
): Promise<boolean> {
  const ceiling = ceilingOf(await parts.settings.get('vendor.ceilings', DEFAULT_CEILINGS), vendor.code, call);
  if (BigInt(amount) <= ceiling) return false;
  const known = await parts.database.first(
    'SELECT 1 FROM vendor_transactions WHERE vendor_code = $1 AND tx_id = $2 AND member_id = $3',
    [vendor.code, txId, player.memberId],
  );
  if (known) {
    if (amount.length > DIGITS_LIMIT)
      throw new SeamlessFault('DUPLICATE_CONFLICT', `${txId} was used for something else.`);
    return false;
  }
  await recordOnce(parts, vendor.code, { call, txId, amount, currency, ceiling: String(ceiling) });
  return true;
}

/** The entry of the operators' log. The member is not in it: those below an operator read it too. */
async function recordOnce(
  parts: Parts,
  vendor: string,
  refused: { txId: string; [field: string]: string },
): Promise<void> {
  const recorded = await parts.database.run(
    `INSERT INTO operator_log (at, actor, action, subject, before, after, reason)
     SELECT $1, 'gateway', 'vendor.amountRefused', $2, 'null', $3, 'The amount is above the ceiling of this vendor. Nothing was booked.'
      WHERE NOT EXISTS (SELECT 1 FROM operator_log
                         WHERE subject = $2 AND action = 'vendor.amountRefused' AND after ->> 'txId' = $4)`,
    [parts.clock.now(), vendor, JSON.stringify(refused), refused.txId],
  );
  if (recorded > 0) parts.log.warn({ vendor }, 'an amount of a vendor is above its ceiling');
}
