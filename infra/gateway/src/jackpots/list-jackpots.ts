import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { Category } from '@atrium/contracts/game-categories';
import type { jackpots } from '@atrium/contracts/jackpots';
import { maskAccount } from '../games/mask-account.ts';
import { textIn, type Texts } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';

const DROPPED = 12;

interface Row {
  id: string;
  texts: Texts<{ title: string }>;
  number: number;
  currency: string;
  seed: string;
  must_hit_by: string;
  contribution_ppm: number;
  next_percent: number;
  commitment: string;
  started_at: Date;
  amount: string;
  vendor_code: string;
  category: Category;
  game_ids: string[] | null;
  scope_committed: boolean;
}
interface DroppedRow extends Omit<Row, 'category'> {
  prize: string;
  secret: string;
  dropped_at: Date;
  account: string;
  game_id: string;
  game_name: string;
  game_names: Record<string, string>;
}

const RUN =
  'k.id, k.texts, r.number, r.currency, r.seed, r.must_hit_by, r.contribution_ppm, r.next_percent, r.commitment, r.started_at, r.amount, r.vendor_code, r.game_ids, r.scope_committed';

/** What runs and what was won lately. A secret is read only after the drop. Source: 11-27. */
export async function listJackpots(
  { database }: Pick<Parts, 'database'>,
  { query: { language } }: ParsedOf<typeof jackpots>,
): Promise<ReplyOf<typeof jackpots>> {
  const [running, dropped] = await Promise.all([
    database.rows<Row>({
      name: 'jackpots-running',
      text: `SELECT ${RUN}, v.category FROM jackpot_runs r JOIN jackpots k ON k.id = r.jackpot_id JOIN vendors v ON v.code = r.vendor_code WHERE r.dropped_at IS NULL ORDER BY k.position, k.id`,
    }),
    latestDrops(database),
  ]);
  return {
    running: running.map((row) => ({
      ...terms(row, language),
      vassalage: row.vendor_code,
      gameType: row.category,
      gameIds: row.game_ids,
    })),
    dropped: dropped.map((row) => ({
      ...terms(row, language),
      prize: row.prize,
      secret: row.secret,
      droppedAt: row.dropped_at.toISOString(),
      account: maskAccount(row.account),
      gameId: row.game_id,
      gameName: textIn({ ...row.game_names, en: row.game_name }, language),
    })),
  };
}

const latestDrops = (database: Parts['database']): Promise<DroppedRow[]> =>
  database.rows({
    name: 'jackpots-dropped',
    text: `SELECT ${RUN}, r.prize, r.secret, r.dropped_at, m.account, g.id AS game_id, g.name AS game_name, g.names AS game_names
             FROM jackpot_runs r JOIN jackpots k ON k.id = r.jackpot_id JOIN members m ON m.id = r.member_id
             JOIN rounds o ON o.id = r.round_id JOIN games g ON g.id = o.game_id
            WHERE r.dropped_at IS NOT NULL ORDER BY r.dropped_at DESC, r.id DESC LIMIT ${DROPPED}`,
  });

const terms = (row: Omit<Row, 'category'>, language: string) => ({
  id: row.id,
  name: textIn(row.texts, language).title,
  number: row.number,
  currency: row.currency,
  seed: row.seed,
  mustHitBy: row.must_hit_by,
  contributionPpm: row.contribution_ppm,
  nextPercent: row.next_percent,
  scope: row.scope_committed ? { vassalage: row.vendor_code, gameIds: row.game_ids } : null,
  commitment: row.commitment,
  startedAt: row.started_at.toISOString(),
  amount: row.amount,
});
