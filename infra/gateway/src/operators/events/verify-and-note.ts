import type { OperatorCall } from '../../operations/bind-operation.ts';
import { mayDo } from '../../operations/operator-of.ts';
import type { Parts } from '../../platform/parts.ts';
import { type LedgerReport, type Progress, verifyLedger } from '../../wallet/ledger-verify.ts';
import { noteEvent } from './note-event.ts';

/**
 * Checks the ledger; a broken invariant is a significant event. Failures have accounts and balances of members, which
 * callers below an operator do not receive. Source: 14-07.
 */
export async function verifyAndNote(
  parts: Parts,
  { operator }: Pick<OperatorCall<undefined>, 'operator'>,
  progress?: Progress,
): Promise<LedgerReport> {
  const report = await verifyLedger(parts.database, progress, mayDo(operator, 'operator'));
  if (!report.ok)
    await noteEvent(parts, parts.database, {
      kind: 'integrity',
      subject: 'ledger',
      actor: operator.name,
      detail: { invariants: report.invariants.filter(({ ok }) => !ok).map(({ number }) => number) },
    });
  return report;
}
