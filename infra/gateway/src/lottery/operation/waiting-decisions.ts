import type { lotteryDrop, lotteryWaiting, WaitingDecision } from '@atrium/contracts/operator-lottery';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { lapseDecisions } from '../settlement/lapse-decisions.ts';

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Decisions about draws and money rules that wait for a second operator, oldest first. */
export const waitingDecisions = ({ database }: Parts): Promise<OperationReply<typeof lotteryWaiting>> =>
  database.rows<WaitingDecision>(
    `SELECT w.id, w.kind, w."gameCode", g.name, w.issue, w.result, w.terms, w.numbers, w.before, w.reason, w."proposedBy",
            to_char(w.at AT TIME ZONE 'UTC', ${ISO}) AS "proposedAt"
       FROM (SELECT 'draw-' || id AS id, kind, game_code AS "gameCode", issue, result, NULL::jsonb AS terms, NULL::jsonb AS numbers,
                    NULL::jsonb AS before, reason, proposed_by AS "proposedBy", proposed_at AS at
               FROM draw_decisions WHERE agreed_at IS NULL AND dropped_at IS NULL
              UNION ALL
             SELECT 'change-' || id, kind, game_code, CASE kind WHEN 'numbers' THEN change ->> 'issue' END, NULL,
                    CASE kind WHEN 'terms' THEN change END, CASE kind WHEN 'numbers' THEN change END,
                    CASE kind WHEN 'terms' THEN before END, reason, proposed_by, proposed_at
               FROM lottery_changes WHERE agreed_at IS NULL AND dropped_at IS NULL) w
       JOIN lottery_games l ON l.code = w."gameCode" JOIN games g ON g.id = l.game_id ORDER BY w.at, w.id`,
  );

const TABLES = { draw: 'draw_decisions', change: 'lottery_changes' } as const;

/** Rejects a decision that waits, or takes the own one back. */
export const dropDecision = (
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof lotteryDrop.body>>,
): Promise<OperationReply<typeof lotteryDrop>> =>
  parts.database.transaction(async (transaction) => {
    const id = params.id!;
    await lapseDecisions(parts, transaction);
    const [, table, number] = /^(draw|change)-(\d{1,18})$/.exec(id) ?? [];
    const dropped =
      table &&
      (await transaction.first<{ game: string }>(
        `UPDATE ${TABLES[table as keyof typeof TABLES]} SET dropped_at = $2
          WHERE id = $1 AND agreed_at IS NULL AND dropped_at IS NULL RETURNING game_code AS game`,
        [number, parts.clock.now()],
      ));
    if (!dropped) throw new OperatorRefusal('UNKNOWN_DECISION', 'This decision does not wait any more.');
    await noteAction(parts, transaction, {
      operator,
      action: 'lottery.dropped',
      subject: dropped.game,
      before: { waiting: id },
      after: null,
      reason,
    });
    return { id };
  });
