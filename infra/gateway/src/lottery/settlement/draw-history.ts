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
  const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const draw = await database.first<
    Omit<OperationReply<typeof drawHistory>, 'gameCode' | 'issue' | 'settlements' | 'decisions' | 'reports'>
  >(
    `SELECT g.name, l.family, d.scheme = 0 AS outside, ${iso('d.opens_at')} AS "opensAt", ${iso('d.closes_at')} AS "closesAt",
            ${iso('d.draws_at')} AS "drawsAt", d.state, d.result,
            (SELECT p.result FROM draws p WHERE p.game_code = d.game_code AND p.result IS NOT NULL ORDER BY p.draws_at DESC LIMIT 1) AS "lastResult"
       FROM draws d JOIN lottery_games l ON l.code = d.game_code JOIN games g ON g.id = l.game_id
      WHERE d.game_code = $1 AND d.issue = $2`,
    key,
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${params.game} ${params.issue}.`);
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
