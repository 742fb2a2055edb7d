import type { LotteryDecision } from '@atrium/contracts/operator-lottery';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lapseDecisions } from '../settlement/lapse-decisions.ts';

interface Proposal {
  kind: 'terms' | 'numbers';
  game: string;
  /** The body of the call without its reason. */
  change: unknown;
  before: unknown;
}

/**
 * Stores a proposal, or carries the same one of another operator out: `apply` makes the change in the same transaction. A new
 * proposal of terms replaces the one that waits, because both are based on the same version.
 */
export async function decideChange(
  parts: Parts,
  transaction: Transaction,
  { kind, game, change, before }: Proposal,
  { operator, body: { reason } }: OperatorCall<{ reason: string }>,
  apply: () => Promise<void>,
): Promise<LotteryDecision> {
  const now = parts.clock.now();
  const note = (action: string) =>
    noteAction(parts, transaction, { operator, action, subject: game, before, after: change, reason });
  await lapseDecisions(parts, transaction);
  const json = JSON.stringify(change);
  const same = await transaction.first<{ id: string; by: string }>(
    `SELECT id, proposed_by AS by FROM lottery_changes
      WHERE game_code = $1 AND kind = $2 AND change = $3::jsonb AND agreed_at IS NULL AND dropped_at IS NULL FOR UPDATE`,
    [game, kind, json],
  );
  if (same?.by === operator.name)
    throw new OperatorRefusal(
      'SECOND_PERSON_NEEDED',
      `${operator.name} has proposed this. Another operator has to agree.`,
    );
  if (same) {
    await transaction.run('UPDATE lottery_changes SET agreed_by = $2, agreed_at = $3 WHERE id = $1', [
      same.id,
      operator.name,
      now,
    ]);
    await apply();
    await note(`lottery.${kind}`);
    return { outcome: 'done', proposedBy: same.by };
  }
  if (kind === 'terms')
    await transaction.run(
      "UPDATE lottery_changes SET dropped_at = $2 WHERE game_code = $1 AND kind = 'terms' AND agreed_at IS NULL AND dropped_at IS NULL",
      [game, now],
    );
  await transaction.run(
    'INSERT INTO lottery_changes (kind, game_code, change, before, reason, proposed_by, proposed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [kind, game, json, JSON.stringify(before), reason, operator.name, now],
  );
  await note(`lottery.${kind}.proposed`);
  return { outcome: 'waits', proposedBy: operator.name };
}
