import type { OperatorCall } from '../../operations/bind-operation.ts';
import type { Parts } from '../../platform/parts.ts';
import { type LedgerReport, verifyLedger } from '../../wallet/ledger-verify.ts';
import { noteEvent } from './note-event.ts';

/** Checks the ledger; a broken invariant is a significant event. */
export async function verifyAndNote(parts: Parts, { operator }: OperatorCall<undefined>): Promise<LedgerReport> {
  const report = await verifyLedger(parts.database);
  if (!report.ok)
    await noteEvent(parts, parts.database, {
      kind: 'integrity',
      subject: 'ledger',
      actor: operator.name,
      detail: { invariants: report.invariants.filter(({ ok }) => !ok).map(({ number }) => number) },
    });
  return report;
}
