import type { DrawDecision, drawEnter, drawVoid } from '@atrium/contracts/operator-draws';
import type { Family } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { lapseDecisions } from './lapse-decisions.ts';

interface Draw {
  gameCode: string;
  issue: string;
  scheme: number;
  state: string;
  result: string | null;
  drawsAt: Date;
  family: Family;
}
type Wanted = { kind: 'enter'; result: string } | { kind: 'void'; result: null };
type Call = OperatorCall<{ reason: string }>;

/** Locks the draw of a call until the end of the transaction. */
async function lockDraw(transaction: Transaction, { params }: Pick<Call, 'params'>): Promise<Draw> {
  const draw = await transaction.first<Draw>(
    `SELECT d.game_code AS "gameCode", d.issue, d.scheme, d.state, d.result, d.draws_at AS "drawsAt", g.family
       FROM draws d JOIN lottery_games g ON g.code = d.game_code WHERE d.game_code = $1 AND d.issue = $2 FOR UPDATE OF d`,
    [params.game, params.issue],
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${params.game} ${params.issue}.`);
  return draw;
}

/** Enters or corrects the result of an outside draw, once two operators agree. Source: 10-24, 10-30. */
export const enterResult = (
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof drawEnter.body>>,
): Promise<DrawDecision> =>
  parts.database.transaction(async (transaction) => {
    const draw = await lockDraw(transaction, call);
    const { result } = call.body;
    if (draw.scheme !== 0)
      throw new OperatorRefusal(
        'DRAW_STATE',
        'The numbers of this draw follow from its commitment and are never entered.',
      );
    if (!parseResult(draw.family, result))
      throw new OperatorRefusal('BAD_REQUEST', `${result} is no result of ${draw.family}.`);
    if (draw.state !== 'settled' && (draw.state !== 'closed' || draw.drawsAt > parts.clock.now()))
      throw new OperatorRefusal(
        'DRAW_STATE',
        `The draw is ${draw.state}. A result is entered after the draw, and corrected after its settlement.`,
      );
    if (draw.result === result) throw new OperatorRefusal('DRAW_STATE', `${result} is the result already.`);
    const agreement = await agree(parts, transaction, draw, call, { kind: 'enter', result });
    if (agreement.done) await writeResult(parts, transaction, draw, result, call, agreement.proposedBy);
    return decisionOf(draw, agreement);
  });

/** Makes a draw without a result void, once two operators agree. Source: 10-25. */
export const voidDraw = (
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof drawVoid.body>>,
): Promise<DrawDecision> =>
  parts.database.transaction(async (transaction) => {
    const draw = await lockDraw(transaction, call);
    if (!['scheduled', 'open', 'closed'].includes(draw.state))
      throw new OperatorRefusal(
        'DRAW_STATE',
        `The draw is ${draw.state}. Only a draw without a result can be made void.`,
      );
    const agreement = await agree(parts, transaction, draw, call, { kind: 'void', result: null });
    if (agreement.done) {
      const { gameCode, issue } = draw;
      await transaction.run(
        "UPDATE draws SET state = 'voided', voided_at = $3, void_reason = 'operators' WHERE game_code = $1 AND issue = $2",
        [gameCode, issue, parts.clock.now()],
      );
      transaction.afterCommit(() => parts.live.publish('draw.voided', { gameCode, issue, reason: 'operators' }));
    }
    return decisionOf(draw, agreement);
  });

interface Agreement {
  done: boolean;
  proposedBy: string;
}
const decisionOf = ({ gameCode, issue }: Draw, { done, proposedBy }: Agreement): DrawDecision => ({
  gameCode,
  issue,
  outcome: done ? 'done' : 'waits',
  proposedBy,
});

/** Stores a proposal, or the agreement of another operator with the same one. Another proposal replaces the first. */
async function agree(
  parts: Parts,
  transaction: Transaction,
  draw: Draw,
  { operator, body: { reason } }: Call,
  wanted: Wanted,
): Promise<Agreement> {
  const key = [draw.gameCode, draw.issue];
  const now = parts.clock.now();
  await lapseDecisions(parts, transaction);
  const pending = await transaction.first<{ id: string; kind: string; result: string | null; by: string }>(
    'SELECT id, kind, result, proposed_by AS by FROM draw_decisions WHERE game_code = $1 AND issue = $2 AND agreed_at IS NULL AND dropped_at IS NULL',
    key,
  );
  const same = pending?.kind === wanted.kind && pending.result === wanted.result;
  const note = (action: string) =>
    noteAction(parts, transaction, {
      operator,
      action,
      subject: key.join(' '),
      before: { state: draw.state, result: draw.result },
      after: wanted,
      reason,
    });
  if (pending && same) {
    if (pending.by === operator.name)
      throw new OperatorRefusal(
        'SECOND_PERSON_NEEDED',
        `${operator.name} has proposed this. Another operator has to agree.`,
      );
    await transaction.run('UPDATE draw_decisions SET agreed_by = $2, agreed_at = $3 WHERE id = $1', [
      pending.id,
      operator.name,
      now,
    ]);
    await note(`draw.${wanted.kind}`);
    return { done: true, proposedBy: pending.by };
  }
  if (pending) await transaction.run('UPDATE draw_decisions SET dropped_at = $2 WHERE id = $1', [pending.id, now]);
  await transaction.run(
    'INSERT INTO draw_decisions (game_code, issue, kind, result, reason, proposed_by, proposed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [...key, wanted.kind, wanted.result, reason, operator.name, now],
  );
  await note(`draw.${wanted.kind}.proposed`);
  return { done: false, proposedBy: operator.name };
}

/** The first result of a draw, or a correction: then the draw waits for a further settlement. */
async function writeResult(
  parts: Parts,
  transaction: Transaction,
  { gameCode, issue, state }: Draw,
  result: string,
  { operator, body: { reason } }: Call,
  proposedBy: string,
): Promise<void> {
  const now = parts.clock.now();
  if (state === 'settled') {
    await transaction.run(
      'UPDATE lottery_settlements SET reversed_at = $3 WHERE game_code = $1 AND issue = $2 AND reversed_at IS NULL',
      [gameCode, issue, now],
    );
    await transaction.run(
      `INSERT INTO lottery_settlements (game_code, issue, number, result, reason, operators, started_at)
       SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 FROM lottery_settlements WHERE game_code = $1 AND issue = $2`,
      [gameCode, issue, result, reason, [proposedBy, operator.name], now],
    );
    await transaction.run(
      "UPDATE draws SET result = $3, state = 'settling', settled_at = NULL WHERE game_code = $1 AND issue = $2",
      [gameCode, issue, result],
    );
  } else
    await transaction.run(
      "UPDATE draws SET result = $3, drawn_at = $4, state = 'drawn' WHERE game_code = $1 AND issue = $2",
      [gameCode, issue, result, now],
    );
  transaction.afterCommit(() => parts.live.publish('draw.drawn', { gameCode, issue, result }));
}
