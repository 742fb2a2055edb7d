import type { drawHistory } from '@atrium/contracts/operator-draws';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';

/** Results, settlements, decisions and reports of one draw, oldest first. Source: 10-24. */
export async function historyOfDraw(
  { database }: Parts,
  { params }: OperatorCall<undefined>,
): Promise<OperationReply<typeof drawHistory>> {
  const key = [params.game, params.issue];
  const draw = await database.first<{ state: string; result: string | null }>(
    'SELECT state, result FROM draws WHERE game_code = $1 AND issue = $2',
    key,
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${params.game} ${params.issue}.`);
  const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const [settlements, decisions, reports] = await Promise.all([
    database.rows<OperationReply<typeof drawHistory>['settlements'][number]>(
      `SELECT number, result, reason, operators, ${iso('started_at')} AS "startedAt", ${iso('finished_at')} AS "finishedAt", ${iso('reversed_at')} AS "reversedAt",
              tickets::text, payout::text, unrecovered::text
         FROM lottery_settlements WHERE game_code = $1 AND issue = $2 ORDER BY number`,
      key,
    ),
    database.rows<OperationReply<typeof drawHistory>['decisions'][number]>(
      `SELECT kind, result, reason, proposed_by AS "proposedBy", agreed_by AS "agreedBy", ${iso('agreed_at')} AS "agreedAt"
         FROM draw_decisions WHERE game_code = $1 AND issue = $2 ORDER BY id`,
      key,
    ),
    database.rows<OperationReply<typeof drawHistory>['reports'][number]>(
      `SELECT source, result, ${iso('received_at')} AS "receivedAt", used FROM draw_reports WHERE game_code = $1 AND issue = $2 ORDER BY received_at, source`,
      key,
    ),
  ]);
  return { gameCode: params.game!, issue: params.issue!, ...draw, settlements, decisions, reports };
}
