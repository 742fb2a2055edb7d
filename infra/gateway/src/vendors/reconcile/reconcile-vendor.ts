import type { VendorDifference, vendorReconcile } from '@atrium/contracts/operator-vendors';
import type { ListedTransaction } from '@atrium/contracts/seamless';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { differenceOf } from './compare.ts';
import type { AnsweringVendor } from '../ask-vendor.ts';
import { vendorsList } from './vendors-list.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 31;

type Row = Omit<ListedTransaction, 'at'> & { at: Date };
const COLUMNS = 'tx_id AS "vendorTxId", kind, state, round_id AS "roundId", amount, currency, at';
const listed = ({ at, ...row }: Row): ListedTransaction => ({ ...row, at: at.toISOString() });

/**
 * Compares our transactions of a range of days (UTC) with the vendor's own list, by transaction ID. Clocks differ, so a
 * transaction of the first or last day is also looked up on the adjacent day of the other side.
 */
export async function reconcileVendor(
  parts: Parts,
  { query: { from, to }, params }: OperatorCall<unknown, v.InferOutput<typeof vendorReconcile.query>>,
) {
  const days = daysOf(from, to);
  const vendor = await parts.database.first<AnsweringVendor>(
    'SELECT code, secret, launch_url AS "launchUrl" FROM vendors WHERE code = $1 AND secret IS NOT NULL AND launch_url IS NOT NULL',
    [params.code],
  );
  if (!vendor)
    throw new OperatorRefusal(
      'UNKNOWN_VENDOR',
      `No external vendor ${params.code}. List all vendors: atrium vendor list`,
    );
  const theirs = new Map<string, ListedTransaction>();
  const theirsWithin = new Set<string>();
  for (const day of [before(from), ...days, after(to)]) {
    for (const one of await vendorsList(parts, vendor, day)) {
      theirs.set(one.vendorTxId, one);
      if (days.includes(day)) theirsWithin.add(one.vendorTxId);
    }
  }
  const within = await parts.database.rows<Row>(
    `SELECT ${COLUMNS} FROM vendor_transactions WHERE vendor_code = $1 AND at >= $2::date::timestamp AT TIME ZONE 'UTC' AND at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC' ORDER BY id`,
    [vendor.code, from, to],
  );
  const ours = new Map(within.map((row) => [row.vendorTxId, listed(row)]));
  const elsewhere = [...theirsWithin].filter((txId) => !ours.has(txId));
  const late = await parts.database.rows<Row>(
    `SELECT ${COLUMNS} FROM vendor_transactions WHERE vendor_code = $1 AND tx_id = ANY ($2)`,
    [vendor.code, elsewhere],
  );
  for (const row of late) ours.set(row.vendorTxId, listed(row));

  const differences: VendorDifference[] = [];
  const all = new Set([...ours.keys(), ...theirsWithin]);
  for (const txId of all) {
    const sides = { ours: ours.get(txId), theirs: theirs.get(txId) };
    const difference = differenceOf(sides.ours, sides.theirs);
    if (difference) differences.push({ txId, difference, ours: sides.ours ?? null, theirs: sides.theirs ?? null });
  }
  const incidents = differences.filter(({ difference }) => difference === 'missing-here').length;
  if (differences.length > 0)
    parts.log.warn(
      { vendor: vendor.code, from, to, differences: differences.length, incidents },
      "a vendor's books differ from ours",
    );
  return {
    vendor: vendor.code,
    from,
    to,
    ours: ours.size,
    theirs: theirsWithin.size,
    matched: all.size - differences.length,
    differences,
  };
}

function daysOf(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(count >= 1 && count <= MOST_DAYS))
    throw new OperatorRefusal(
      'BAD_REQUEST',
      `Choose a range of 1 to ${MOST_DAYS} days; ${from} to ${to} is not valid.`,
    );
  return Array.from({ length: count }, (_, i) => dayOf(Date.parse(from) + i * DAY_MS));
}
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const before = (day: string): string => dayOf(Date.parse(day) - DAY_MS);
const after = (day: string): string => dayOf(Date.parse(day) + DAY_MS);
