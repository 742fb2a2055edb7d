import { noteAction } from '../../operations/operator-log.ts';
import { CHANGE_WAITS_MS } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

export const LAPSE_EVERY_MS = 60_000;

interface Lapsed {
  id: string;
  game: string;
  by: string;
}

/**
 * Drops decisions about draws and money rules with which nobody agreed in time, as other changes lapse, and notes each in the
 * log. No money waits for that: the draw or the rule is as it was before the proposal, and can be decided anew; a draw
 * without a result stays in the list of those that wait for one. Source: 14-01.
 */
export async function lapseDecisions(parts: Parts, transaction: Transaction): Promise<void> {
  const now = parts.clock.now();
  const rows: Lapsed[] = [];
  for (const [kind, table] of [
    ['draw', 'draw_decisions'],
    ['change', 'lottery_changes'],
  ])
    rows.push(
      ...(await transaction.rows<Lapsed>(
        `UPDATE ${table} SET dropped_at = $1 WHERE agreed_at IS NULL AND dropped_at IS NULL AND proposed_at <= $2
         RETURNING '${kind}-' || id AS id, game_code AS game, proposed_by AS by`,
        [now, new Date(now.getTime() - CHANGE_WAITS_MS)],
      )),
    );
  for (const { id, game, by } of rows)
    await noteAction(parts, transaction, {
      operator: { name: 'gateway', role: 'operator' },
      action: 'lottery.dropped',
      subject: game,
      before: { waiting: id, proposedBy: by },
      after: null,
      reason: 'lapsed: nobody agreed within 24 hours',
    });
}
