import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { betDetail as call } from '@atrium/contracts/bet-records';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { replayOfRound } from '../vendors/replay-of-round.ts';
import { BET_COLUMNS, BET_TABLES, betRecord, type BetRow } from './bet-records.ts';

type Detail = ReplyOf<typeof call>;
interface Movement {
  at: Date;
  kind: Detail['movements'][number]['kind'];
  amount: string;
  balanceAfter: string;
}

/** One round of the member with all its movements of cash, and the vendor's replay of it. Source: GM-03, GM-04. */
export async function betDetail(
  parts: Parts,
  { params, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Detail> {
  const { memberId } = caller.session;
  const round = await parts.database.first<BetRow & { closedAt: Date | null; lottery: Detail['lottery'] }>(
    `SELECT ${BET_COLUMNS}, r.closed_at AS "closedAt",
            (SELECT jsonb_build_object('gameCode', t.game_code, 'area', l.area) FROM lottery_tickets t JOIN lottery_games l ON l.code = t.game_code WHERE t.number = r.id) AS lottery
       ${BET_TABLES} WHERE r.id = $1 AND r.member_id = $2`,
    [params.id, memberId],
  );
  if (!round) throw new Refusal('NOT_FOUND');
  const [movements, replay] = await Promise.all([
    movementsOf(parts, memberId, round),
    // A ticket has no vendor: it is shown over its board.
    round.lottery
      ? { outcome: null, replay: null, replayFault: null }
      : replayOfRound(parts, {
          vendorCode: round.vassalage,
          memberId,
          roundId: round.roundId,
          language: caller.language,
        }),
  ]);
  const [first, last] = [movements[0], movements.at(-1)];
  const { closedAt, lottery, ...row } = round;
  return {
    ...betRecord(row, caller.language),
    lottery,
    closedAt: closedAt?.toISOString() ?? null,
    balanceBefore: first ? (BigInt(first.balanceAfter) - BigInt(first.amount)).toString() : null,
    balanceAfter: last?.balanceAfter ?? null,
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    ...replay,
  };
}

/** Found by the member's own lines between the round's start and end, with the account's index by time. */
const movementsOf = (
  parts: Parts,
  memberId: string,
  { vassalage, roundId, at, closedAt, currency }: BetRow & { closedAt: Date | null },
): Promise<Movement[]> =>
  parts.database.rows<Movement>(
    `SELECT l.at, e.kind, l.amount, l.balance_after AS "balanceAfter"
       FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
      WHERE l.account_id IN (SELECT id FROM ledger_accounts WHERE member_id = $1 AND currency = $6 AND (class = 'player:cash' AND detail = '' OR class = 'vendor:wallet' AND detail = $2))
        AND l.balance_after IS NOT NULL AND l.at >= $4 AND ($5::timestamptz IS NULL OR l.at <= $5::timestamptz + interval '1 second')
        AND (e.scope = 'vendor:' || $2 OR e.scope IN ('lottery', 'lottery-payout', 'lottery-rollback-back')) AND e.reference = $3 AND e.kind IN ('bet', 'payout', 'rollback')
      ORDER BY l.entry_id, l.line`,
    [memberId, vassalage, roundId, at, closedAt, currency],
  );
