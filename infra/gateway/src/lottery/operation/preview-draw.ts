import type { DrawPreview, drawPreview } from '@atrium/contracts/operator-draws';
import type { Family } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import type { Schedule } from '@atrium/lottery-rules/schedule';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { applyCaps } from '../settlement/payout-caps.ts';
import type { DrawPool } from '../pools/pools.repository.ts';
import type { Settlement } from '../settlement/settlement.repository.ts';
import { sharePools } from '../settlement/share-pools.ts';
import { stageTickets } from '../settlement/settle-draw.ts';

/** The number of a settlement that is never committed; no real one comes near. */
const NEVER = 32_767;

interface Draw {
  gameCode: string;
  issue: string;
  state: string;
  scheme: number;
  drawsAt: Date;
  family: Family;
  schedule: Schedule;
  pool: DrawPool | null;
}
type Key = [string, string];

/** Carries the figures out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly preview: DrawPreview;
  constructor(preview: DrawPreview) {
    super('A preview is never committed.');
    this.preview = preview;
  }
}

/**
 * What a result or a void would move. A result is evaluated by the settlement's own code, in a transaction that is rolled
 * back, so the figures are those of the settlement; it takes as long as the evaluation. Source: 10-47.
 */
export async function previewDraw(
  { database, clock }: Parts,
  { params, query: { result } }: OperatorCall<undefined, v.InferOutput<typeof drawPreview.query>>,
): Promise<DrawPreview> {
  const draw = await database.first<Draw>(
    `SELECT d.game_code AS "gameCode", d.issue, d.state, d.scheme, d.draws_at AS "drawsAt", g.family, g.schedule, d.pool
       FROM draws d JOIN lottery_games g ON g.code = d.game_code WHERE d.game_code = $1 AND d.issue = $2`,
    [params.game, params.issue],
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${params.game} ${params.issue}.`);
  if (result === undefined) return await previewVoid(database, draw);
  if (draw.scheme !== 0)
    throw new OperatorRefusal(
      'DRAW_STATE',
      'The numbers of this draw follow from its commitment and are never entered.',
    );
  if (draw.state !== 'closed' && draw.state !== 'settled')
    throw new OperatorRefusal('DRAW_STATE', `The draw is ${draw.state}. It has nothing to settle yet.`);
  if (!parseResult(draw.family, result))
    throw new OperatorRefusal('BAD_REQUEST', `${result} is no result of ${draw.family}.`);
  try {
    return await database.transaction(async (transaction) => {
      await stageNever(database, transaction, draw, result, clock.now());
      throw new RolledBack(await previewResult(transaction, draw));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

async function stageNever(database: Queryable, transaction: Transaction, draw: Draw, result: string, now: Date) {
  const { gameCode, issue } = draw;
  await transaction.run(
    'INSERT INTO lottery_settlements (game_code, issue, number, result, started_at) VALUES ($1, $2, $3, $4, $5)',
    [gameCode, issue, NEVER, result, now],
  );
  const settlement: Settlement = { ...draw, number: NEVER, result, stagedThrough: '0', staged: false };
  await stageTickets(database, transaction, settlement);
  // The pools are shared and nothing is posted: jackpots stay as they are.
  await sharePools(transaction, settlement, now);
  await applyCaps(transaction, settlement);
}

const SOLD = `lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status IN ('open', 'won', 'lost')
  LEFT JOIN lottery_staged_wins w ON w.game_code = t.game_code AND w.issue = t.issue AND w.settlement = ${NEVER} AND w.ticket = t.number
  WHERE t.game_code = $1 AND t.issue = $2 AND NOT t.play_money`;
/** By member, with what cannot be taken back from the wallet as it is. */
const MEMBERS = `SELECT m.*, greatest(0, m.owes - greatest(0, coalesce(a.posted - a.held, 0))) AS gap, greatest(0, coalesce(a.posted - a.held, 0)) AS has
  FROM (SELECT t.member_id, t.currency, sum(r.payout) - sum(coalesce(w.payout, 0)) AS owes FROM ${SOLD} GROUP BY 1, 2) m
  LEFT JOIN ledger_accounts a ON a.class = 'player:cash' AND a.member_id = m.member_id AND a.detail = '' AND a.currency = m.currency`;

async function previewResult(transaction: Transaction, { gameCode, issue, state }: Draw): Promise<DrawPreview> {
  const key: Key = [gameCode, issue];
  const currencies = await transaction.rows<DrawPreview['currencies'][number]>(
    `WITH members AS MATERIALIZED (${MEMBERS})
     SELECT t.currency, count(*)::text AS tickets, count(DISTINCT t.member_id)::text AS members, sum(t.stake)::text AS stake, '0' AS returned,
            sum(r.payout)::text AS "paidBefore", sum(coalesce(w.payout, 0))::text AS "paidAfter",
            count(*) FILTER (WHERE coalesce(w.payout, 0) > 0 AND r.payout = 0)::text AS "newWins",
            count(*) FILTER (WHERE coalesce(w.payout, 0) = 0 AND r.payout > 0)::text AS "lostWins",
            sum(greatest(0, coalesce(w.payout, 0) - r.payout))::text AS pays,
            sum(greatest(0, r.payout - coalesce(w.payout, 0)))::text AS "takesBack",
            (SELECT coalesce(sum(m.gap), 0) FROM members m WHERE m.currency = t.currency)::text AS short,
            (SELECT count(*) FROM members m WHERE m.currency = t.currency AND m.gap > 0)::text AS "shortMembers"
       FROM ${SOLD} GROUP BY t.currency ORDER BY t.currency`,
    key,
  );
  const short = await transaction.rows<DrawPreview['short'][number]>(
    `SELECT p.account, m.currency, m.owes::text, m.has::text, m.gap::text FROM (${MEMBERS}) m JOIN members p ON p.id = m.member_id
      WHERE m.gap > 0 ORDER BY m.gap DESC, p.account LIMIT 50`,
    key,
  );
  return { kind: state === 'settled' ? 'correct' : 'enter', currencies, short };
}

async function previewVoid(database: Queryable, { gameCode, issue, state }: Draw): Promise<DrawPreview> {
  if (!['scheduled', 'open', 'closed'].includes(state))
    throw new OperatorRefusal('DRAW_STATE', `The draw is ${state}. Only a draw without a result can be made void.`);
  const currencies = await database.rows<DrawPreview['currencies'][number]>(
    `SELECT t.currency, count(*)::text AS tickets, count(DISTINCT t.member_id)::text AS members, sum(t.stake)::text AS stake,
            sum(t.stake - t.self_rebate)::text AS returned, '0' AS "paidBefore", '0' AS "paidAfter", '0' AS "newWins", '0' AS "lostWins",
            '0' AS pays, '0' AS "takesBack", '0' AS short, '0' AS "shortMembers"
       FROM lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status = 'open'
      WHERE t.game_code = $1 AND t.issue = $2 AND NOT t.play_money GROUP BY 1 ORDER BY 1`,
    [gameCode, issue],
  );
  return { kind: 'void', currencies, short: [] };
}
