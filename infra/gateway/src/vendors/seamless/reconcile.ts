import type { ReconcileBody, ReconcileReply } from '@atrium/contracts/seamless';
import type { InferOutput } from 'valibot';
import type { SeamlessPorts } from './seamless-ports.ts';
import type { CallingVendor } from './vendor-reads.ts';

const PAGE = 1000;

interface Row {
  id: string;
  vendorTxId: string;
  kind: 'bet' | 'win' | 'rollback';
  state: 'debited' | 'settled' | 'rolled-back' | 'tombstone' | 'credited';
  roundId: string;
  amount: string;
  currency: string;
  at: Date;
}

/** Our record of a vendor's transactions of one day (UTC), in the order of their arrival. */
export async function reconcile(
  { parts }: SeamlessPorts,
  vendor: CallingVendor,
  { date, cursor }: InferOutput<typeof ReconcileBody>,
): Promise<InferOutput<typeof ReconcileReply>> {
  const after = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? cursor : '0';
  const rows = await parts.database.rows<Row>(
    `SELECT id, tx_id AS "vendorTxId", kind, state, round_id AS "roundId", amount, currency, at FROM vendor_transactions
      WHERE vendor_code = $1 AND at >= ($2::date)::timestamp AT TIME ZONE 'UTC' AND at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC' AND id > $3 ORDER BY id LIMIT ${PAGE}`,
    [vendor.code, date, after],
  );
  const transactions = rows.map(({ id: _id, at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { status: 'ok', transactions, cursor: rows.length === PAGE ? rows.at(-1)!.id : null };
}
