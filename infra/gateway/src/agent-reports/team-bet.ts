import type * as calls from '@atrium/contracts/agent-reports';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { BET_COLUMNS, BET_TABLES } from '../records/bet-records.ts';
import { betInsight } from './bet-insight.ts';
import { type TeamBetRow, teamBetRecord } from './team-bets.ts';

type Detail = ReplyOf<typeof calls.teamBet>;
interface Line {
  play: string;
  selection: string;
  stake: string;
}

/** A long selection, such as a list of hundreds of numbers, is shown by its beginning. */
const SHOWN_CHARACTERS = 400;

/** One bet below the caller, or the caller's own, without balances. Source: 12-08. */
export async function teamBet(
  parts: Parts,
  { params, caller }: ParsedOf<typeof calls.teamBet> & { caller: MemberCaller },
): Promise<Detail> {
  const { database } = parts;
  const insight = await betInsight(parts);
  const round =
    insight === 'sums'
      ? undefined
      : await database.first<TeamBetRow & { closedAt: Date | null; validBet: string; lines: Line[] | null }>(
          `SELECT ${BET_COLUMNS}, m.id AS "memberId", m.account, r.closed_at AS "closedAt", valid_bet(r.game_type, r.status, r.stake, r.payout)::text AS "validBet",
                  (SELECT t.lines FROM lottery_tickets t WHERE t.number = r.id) AS lines
             ${BET_TABLES} JOIN members m ON m.id = r.member_id WHERE r.id = $1 AND m.path @> ARRAY[$2::bigint]`,
          [params.id, caller.session.memberId],
        );
  if (!round) throw new Refusal('NOT_FOUND');
  const movements = await database.rows<{ at: Date; kind: Detail['movements'][number]['kind']; amount: string }>(
    `SELECT l.at, e.kind, l.amount FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.id = l.account_id
      WHERE a.member_id = $1 AND a.class IN ('player:cash', 'player:bonus', 'vendor:wallet') AND l.balance_after IS NOT NULL AND l.at >= $2
        AND ($3::timestamptz IS NULL OR l.at <= $3::timestamptz + interval '1 second') AND e.reference = $4 AND e.kind IN ('bet', 'payout', 'rollback')
      ORDER BY l.entry_id, l.line`,
    [round.memberId, round.at, round.closedAt, round.roundId],
  );
  const { closedAt, validBet, lines, ...row } = round;
  return {
    ...teamBetRecord(row, caller.language),
    insight,
    closedAt: closedAt?.toISOString() ?? null,
    validBet,
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    lines: insight === 'lines' && lines ? lines.map(lineOf) : null,
  };
}

const lineOf = ({ play, selection, stake }: Line) => ({
  play,
  picks: selection.length > SHOWN_CHARACTERS ? `${selection.slice(0, SHOWN_CHARACTERS)} …` : selection,
  stake: String(stake),
});
