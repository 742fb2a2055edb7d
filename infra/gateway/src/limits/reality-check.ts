import type { ParsedOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/limits';
import type { SessionFigures } from '@atrium/contracts/limits';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { pauseBounds } from './reality-check-pause.ts';
import { figuresOf } from './session-figures.ts';

export async function setRealityCheck(parts: Parts, { body, caller }: ParsedOf<typeof calls.setRealityCheck> & { caller: MemberCaller }): Promise<SessionFigures> {
  const { least, most } = await pauseBounds(parts);
  if (body.seconds < least || body.seconds > most) throw new Refusal('BAD_REQUEST');
  await parts.database.run('UPDATE members SET reality_check_seconds = $2 WHERE id = $1', [caller.session.memberId, body.seconds]);
  return await figuresOf(parts, parts.database, caller.session);
}

/** Only a check that is due is answered, so that nobody pushes the next one away before it comes. */
export async function answerRealityCheck(parts: Parts, { caller }: { caller: MemberCaller }): Promise<SessionFigures> {
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM sessions WHERE id = $1 FOR NO KEY UPDATE', [caller.session.id]);
    const figures = await figuresOf(parts, transaction, caller.session);
    if (!figures.realityCheck.due) return figures;
    await transaction.run('UPDATE sessions SET reality_check_at = $2 WHERE id = $1', [caller.session.id, parts.clock.now()]);
    return await figuresOf(parts, transaction, caller.session);
  });
}
