import type { ParsedOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/limits';
import type { SessionFigures } from '@atrium/contracts/limits';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { keepDueChecks, pauseBounds } from './reality-check-pause.ts';
import { figuresOf } from './session-figures.ts';

export async function setRealityCheck(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.setRealityCheck> & { caller: MemberCaller },
): Promise<SessionFigures> {
  const bounds = await pauseBounds(parts);
  if (body.seconds < bounds.least || body.seconds > bounds.most) throw new Refusal('BAD_REQUEST');
  const { memberId } = caller.session;
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    await keepDueChecks(transaction, { now: parts.clock.now(), bounds, memberId });
    await transaction.run('UPDATE members SET reality_check_seconds = $2 WHERE id = $1', [memberId, body.seconds]);
    return await figuresOf(parts, transaction, caller.session);
  });
}

/** Only a due check can be answered, so that nobody can postpone the next one in advance. */
export async function answerRealityCheck(parts: Parts, { caller }: { caller: MemberCaller }): Promise<SessionFigures> {
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM sessions WHERE id = $1 FOR NO KEY UPDATE', [caller.session.id]);
    const figures = await figuresOf(parts, transaction, caller.session);
    if (!figures.realityCheck.due) return figures;
    await transaction.run('UPDATE sessions SET reality_check_at = $2, reality_check_due_since = NULL WHERE id = $1', [
      caller.session.id,
      parts.clock.now(),
    ]);
    return await figuresOf(parts, transaction, caller.session);
  });
}
