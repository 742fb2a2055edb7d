import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { yearStatement as call } from '@atrium/contracts/account-statement';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';

type Reply = ReplyOf<typeof call>;
const PLAY = ['bet', 'payout', 'rollback'];
const MOST_MOVEMENTS = 10_000;

/** A year of the account from the ledger, and its settled rounds by game. Source: MN-06. */
export async function yearStatement(
  parts: Parts,
  { query: { year }, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Reply> {
  const { memberId, type, currency } = caller.session;
  const { from, until } = await spanOf(parts, { from: `${year}-01-01`, to: `${year}-12-31` });
  const wallets = type === TRIAL_ROLE ? ['player:play'] : ['player:cash', 'player:bonus', 'player:locked'];
  const [movements, games] = await Promise.all([
    parts.database.rows<Omit<Reply['movements'][number], 'at'> & { at: Date }>(
      `SELECT e.id::text AS id, max(l.at) AS at, e.kind, e.reference, sum(l.amount)::text AS amount
         FROM ledger_accounts a JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL AND l.at >= $4 AND l.at < $5
         JOIN ledger_entries e ON e.id = l.entry_id AND e.kind <> ALL ($6)
        WHERE a.member_id = $1 AND a.class = ANY ($2) AND a.currency = $3
        GROUP BY e.id, e.kind, e.reference HAVING sum(l.amount) <> 0 ORDER BY at DESC, e.id DESC LIMIT $7`,
      [memberId, wallets, currency, from, until, PLAY, MOST_MOVEMENTS + 1],
    ),
    parts.database.rows<Reply['games'][number] & { names: object | null }>(
      `SELECT r.game_id AS "gameId", coalesce(g.name, r.game_id) AS name, g.names, coalesce(v.name, r.vendor_code) AS vendor,
              count(*)::int AS rounds, sum(r.stake)::text AS stake, sum(r.payout)::text AS payout
         FROM rounds r LEFT JOIN games g ON g.id = r.game_id LEFT JOIN vendors v ON v.code = r.vendor_code
        WHERE r.member_id = $1 AND r.currency = $2 AND r.opened_at >= $3 AND r.opened_at < $4 AND r.status IN ('won', 'lost')
        GROUP BY 1, 2, 3, 4 ORDER BY sum(r.stake) DESC, 2`,
      [memberId, currency, from, until],
    ),
  ]);
  return {
    year,
    currency,
    movements: movements.slice(0, MOST_MOVEMENTS).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    complete: movements.length <= MOST_MOVEMENTS,
    games: games.map(({ names, ...game }) => ({
      ...game,
      name: textIn({ ...names, en: game.name } as Texts<string>, caller.language),
    })),
  };
}
