import type { vendorState, vendorsState } from '@atrium/contracts/operator';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';

/** Vendors that operators took down within this time count towards the one that needs no second operator. */
const COUNTED_MS = 24 * 3_600_000;

interface VendorRow {
  code: string;
  up: boolean;
  answers: boolean;
  returns: Date | null;
  /** Whether it has been open before. The first opening of a new vendor needs two persons: its maker can book wins. */
  opened: boolean;
}

/** The state that operators want: `returnsAt` only of a vendor that goes down. */
interface Wanted {
  up: boolean;
  returnsAt: string | undefined;
}

/** Closes or reopens one vendor's games and notifies the open tabs. */
export async function setVendorState(
  parts: Parts,
  { operator, body: { up, returnsAt, reason }, params }: OperatorCall<v.InferOutput<typeof vendorState.body>>,
): Promise<OperationReply<typeof vendorState>> {
  const { vendors, approval } = await changeStates(parts, [params.code!], { up, returnsAt }, operator, reason);
  return { ...vendors[0]!, ...(approval && { approval }) };
}

/** Closes several vendors as one change, which waits for a second operator, or reopens them. A new one waits for its first opening. */
export const setVendorStates = (
  parts: Parts,
  { operator, body: { codes, up, returnsAt, reason } }: OperatorCall<v.InferOutput<typeof vendorsState.body>>,
): Promise<OperationReply<typeof vendorsState>> =>
  changeStates(parts, [...new Set(codes)].sort(), { up, returnsAt }, operator, reason);

function changeStates(
  parts: Parts,
  codes: readonly string[],
  wanted: Wanted,
  operator: Operator,
  reason: string,
): Promise<OperationReply<typeof vendorsState>> {
  return parts.database.transaction(async (transaction) => {
    const rows = await locked(transaction, codes);
    const { up, returnsAt } = wanted;
    const closing = rows.filter((row) => row.up && !up);
    const isNew = up && rows.some((row) => !row.opened);
    if (isNew || closing.length > 1 || (closing.length === 1 && (await othersDown(parts, transaction, codes)))) {
      const approval = await proposeChange(parts, transaction, {
        kind: 'vendors',
        subject: codes.join(','),
        before: statesOf(rows),
        // Codes of vendors are upper case, so none is called like this.
        after: { ...statesOf(rows.map((row) => ({ ...row, up }))), ...(returnsAt && { returnsAt }) },
        reason,
        operator,
      });
      return { vendors: rows.map(({ code, up: isUp }) => ({ code, up: isUp })), approval };
    }
    await switchVendors(parts, transaction, rows, { ...wanted, operator, reason });
    return { vendors: codes.map((code) => ({ code, up })) };
  });
}

/** Vendors whose change has been approved by a second operator. */
export const approvedVendors: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const rows = await locked(transaction, subject.split(','));
  const { returnsAt, ...wanted } = after as Record<string, boolean> & { returnsAt?: string };
  return {
    current: statesOf(rows),
    async make(operator, reason) {
      for (const up of [true, false])
        await switchVendors(
          parts,
          transaction,
          rows.filter((row) => wanted[row.code] === up && row.up !== up),
          { up, returnsAt, operator, reason },
        );
    },
  };
};

const statesOf = (rows: readonly VendorRow[]): Record<string, boolean> =>
  Object.fromEntries(rows.map(({ code, up }) => [code, up]));

/** The vendors in the order of their codes, locked. */
async function locked(transaction: Transaction, codes: readonly string[]): Promise<VendorRow[]> {
  await lockStates(transaction);
  const rows = await transaction.rows<VendorRow>(
    'SELECT code, up, answers, returns_at AS returns, opened_at IS NOT NULL AS opened FROM vendors WHERE code = ANY($1) ORDER BY code FOR UPDATE',
    [codes],
  );
  const missing = codes.find((code) => !rows.some((row) => row.code === code));
  if (missing !== undefined)
    throw new OperatorRefusal('UNKNOWN_VENDOR', `Unknown vendor ${missing}. List all vendors: atrium vendor list`);
  return rows;
}

/**
 * Whether operators took other vendors down recently that are still down: as a whole, or game by game until none was open.
 */
export async function othersDown(parts: Parts, transaction: Transaction, codes: readonly string[]): Promise<boolean> {
  const row = await transaction.first<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM vendors v WHERE NOT v.up AND v.code <> ALL($1)
        AND EXISTS (SELECT FROM operator_log l WHERE l.action = 'vendor.down' AND l.subject = v.code AND l.at > $2))
      OR EXISTS (SELECT FROM operator_log l JOIN games g ON g.id = l.subject
        WHERE l.action = 'game.down' AND l.at > $2 AND g.vendor_code <> ALL($1)
          AND NOT EXISTS (SELECT FROM games o WHERE o.vendor_code = g.vendor_code AND o.up)) AS any`,
    [codes, countedFrom(parts)],
  );
  return row!.any;
}

/** What operators took down since counts towards what needs no second operator. */
export const countedFrom = ({ clock }: Parts): Date => new Date(clock.now().getTime() - COUNTED_MS);

/** One change at a time, so that simultaneous ones count each other. */
export const lockStates = (transaction: Transaction): Promise<number> =>
  transaction.run("SELECT pg_advisory_xact_lock(hashtextextended('vendor-states', 0))");

/** Makes the changes among them: a vendor that has the wanted state, and the time, is left alone. */
async function switchVendors(
  parts: Parts,
  transaction: Transaction,
  rows: readonly VendorRow[],
  { up, returnsAt, operator, reason }: Wanted & { operator: Operator; reason: string },
): Promise<void> {
  const expected = !up && returnsAt ? { returnsAt: new Date(returnsAt).toISOString() } : {};
  for (const { code, up: before, answers, returns } of rows) {
    const known = returns ? { returnsAt: returns.toISOString() } : {};
    if (before === up && known.returnsAt === expected.returnsAt) continue;
    await transaction.run(
      'UPDATE vendors SET up = $2, returns_at = $3, opened_at = CASE WHEN $2 THEN coalesce(opened_at, $4) ELSE opened_at END WHERE code = $1',
      [code, up, expected.returnsAt ?? null, parts.clock.now()],
    );
    await noteAction(parts, transaction, {
      operator,
      action: up ? 'vendor.up' : 'vendor.down',
      subject: code,
      before: { up: before, ...known },
      after: { up, ...expected },
      reason,
    });
    transaction.afterCommit(() =>
      parts.live.publish('vendor.health', { vendor: code, up: up && answers, ...expected }),
    );
  }
}
