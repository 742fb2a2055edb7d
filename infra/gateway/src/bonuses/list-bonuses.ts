import type { Bonus, bonuses as call } from '@atrium/contracts/bonuses';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { type KeysetList, readPage } from '../platform/keyset.ts';
import { numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';

interface Row extends Omit<Bonus, 'title' | 'contribution' | 'creditedAt' | 'endsAt' | 'endedAt'> {
  texts: Texts<{ title: string }> | null;
  contribution: Record<string, number>;
  creditedAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
}

/** Bonuses that are played or wait come with the first page; more of them at once are never shown. */
const MOST_RUNNING = 100;
const COLUMNS = `b.id, b.promotion_id AS "promotionId", p.texts, b.state, b.amount, a.posted AS balance, b.wagering, b.contribution, b.days,
  least(b.wagered / 100, b.wagering)::text AS wagered, b.max_bet AS "maxBet", b.max_win AS "maxWin", b.converted, b.returned,
  b.credited_at AS "creditedAt", b.ends_at AS "endsAt", b.ended_at AS "endedAt",
  (SELECT coalesce(sum(r.bonus_stake), 0)::text FROM rounds r WHERE r.bonus_account = b.account_id AND r.status = 'open') AS "inPlay"`;
const JOINS = 'JOIN ledger_accounts a ON a.id = b.account_id LEFT JOIN promotions p ON p.id = b.promotion_id';

export async function listBonuses(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { cursor, pageSize, language } = query;
  const { memberId } = caller.session;
  const ended: KeysetList = {
    columns: COLUMNS,
    table: 'bonuses b',
    joins: JOINS,
    order: [numberKey('b.id')],
    range: (parameter) => `b.member_id = ${parameter(memberId)} AND b.ended_at IS NOT NULL`,
  };
  const [running, { rows, next }] = await Promise.all([
    cursor
      ? []
      : database.rows<Row>(
          `SELECT ${COLUMNS} FROM bonuses b ${JOINS} WHERE b.member_id = $1 AND b.ended_at IS NULL ORDER BY b.id LIMIT ${MOST_RUNNING}`,
          [memberId],
        ),
    readPage<Row>(database, ended, { cursor, pageSize }),
  ]);
  const items = [...running, ...rows].map(({ texts, contribution, creditedAt, endsAt, endedAt, ...row }) => ({
    ...row,
    title: texts ? textIn(texts, language).title : '',
    contribution: CATEGORIES.filter((category) => category in contribution).map((category) => ({
      category,
      percent: contribution[category]!,
    })),
    creditedAt: creditedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { items, next };
}
