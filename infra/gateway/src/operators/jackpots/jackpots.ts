import { isDeepStrictEqual } from 'node:util';
import { JackpotFields, type OperatedJackpot } from '@atrium/contracts/operator-jackpots';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { stateOf } from '../content/content-state.ts';
import { definedByOperators } from '../defined/defined-by-operators.ts';

interface Row {
  id: string;
  texts: OperatedJackpot['texts'];
  vendor_code: string;
  game_ids: string[] | null;
  currency: string;
  contribution_ppm: number;
  next_percent: number;
  seed: string;
  must_hit_by: string;
  position: number;
  starts_at: Date;
  stopped_at: Date | null;
  saved: string;
  running: OperatedJackpot['running'];
  drops: number;
  paid: string;
}

const SELECT = `SELECT k.*, div(k.saved_micro, 1000000)::text AS saved, d.drops, d.paid,
    (SELECT jsonb_build_object('number', r.number, 'amount', r.amount::text, 'seed', r.seed::text, 'mustHitBy', r.must_hit_by::text, 'commitment', r.commitment,
                               'startedAt', to_char(r.started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       FROM jackpot_runs r WHERE r.jackpot_id = k.id AND r.dropped_at IS NULL) AS running
  FROM jackpots k
  CROSS JOIN LATERAL (SELECT count(*)::int AS drops, coalesce(sum(r.prize), 0)::text AS paid FROM jackpot_runs r WHERE r.jackpot_id = k.id AND r.dropped_at IS NOT NULL) d`;

const fieldsOf = (row: Row): JackpotFields => ({
  texts: row.texts as JackpotFields['texts'],
  vassalage: row.vendor_code,
  gameIds: row.game_ids,
  currency: row.currency,
  contributionPpm: row.contribution_ppm,
  nextPercent: row.next_percent,
  seed: row.seed,
  mustHitBy: row.must_hit_by,
  position: row.position,
  startsAt: row.starts_at.toISOString(),
});

const asJackpot = (row: Row, now: Date): OperatedJackpot => ({
  ...fieldsOf(row),
  id: row.id,
  texts: row.texts,
  state: stateOf({ publishAt: row.starts_at, until: null, withdrawn: row.stopped_at !== null }, now),
  running: row.running,
  saved: row.saved,
  drops: row.drops,
  paid: row.paid,
});

export async function listJackpots({ database, clock }: Parts): Promise<OperatedJackpot[]> {
  const rows = await database.rows<Row>(`${SELECT} ORDER BY k.position, k.id`);
  return rows.map((row) => asJackpot(row, clock.now()));
}

/** A jackpot as the console defines it: its next run has these terms, and no running one changes. Source: 11-27, 11-29, GM-13. */
export const jackpots = definedByOperators<JackpotFields, OperatedJackpot>({
  kind: 'jackpot',
  fields: JackpotFields,

  async read(queryable: Queryable, id, now) {
    const row = await queryable.first<Row>(`${SELECT} WHERE k.id = $1`, [id]);
    return row && { fields: fieldsOf(row), item: asJackpot(row, now) };
  },

  async fault(queryable, id, after) {
    const known = await queryable.first<Row>('SELECT * FROM jackpots WHERE id = $1', [id]);
    if (known?.stopped_at) return 'This jackpot is stopped. Define another one with an ID of its own.';
    if (known && known.currency !== after.currency) return 'currency: a jackpot keeps its currency.';
    return boundsFault(after) ?? (await scopeFault(queryable, after));
  },

  /** Texts and place cost nothing. */
  paysMore(before, after) {
    if (!before) return true;
    const rules = ({ texts: _texts, position: _position, ...rest }: JackpotFields) => rest;
    return !isDeepStrictEqual(rules(before), rules(after));
  },

  async write(transaction, id, after) {
    await transaction.run(
      `INSERT INTO jackpots (id, texts, vendor_code, game_ids, currency, contribution_ppm, next_percent, seed, must_hit_by, position, starts_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, vendor_code = excluded.vendor_code, game_ids = excluded.game_ids,
         contribution_ppm = excluded.contribution_ppm, next_percent = excluded.next_percent, seed = excluded.seed,
         must_hit_by = excluded.must_hit_by, position = excluded.position, starts_at = excluded.starts_at`,
      [
        id,
        JSON.stringify(after.texts),
        after.vassalage,
        after.gameIds,
        after.currency,
        after.contributionPpm,
        after.nextPercent,
        after.seed,
        after.mustHitBy,
        after.position,
        after.startsAt,
      ],
    );
  },

  stop: async (transaction, id) =>
    (await transaction.run('UPDATE jackpots SET stopped_at = now() WHERE id = $1 AND stopped_at IS NULL', [id])) === 1,
});

/** So little growth, or so much saved, that the jackpot would be another thing than what members read. */
function boundsFault({ seed, mustHitBy, nextPercent }: JackpotFields): string | undefined {
  const span = BigInt(mustHitBy) - BigInt(seed);
  if (span <= 0n) return 'mustHitBy: it must be more than the seed.';
  if (BigInt(mustHitBy) > MOST) return `mustHitBy: at most ${MOST} minor units.`;
  const saved = (span * BigInt(nextPercent)) / BigInt(100 - nextPercent);
  if (saved > BigInt(seed)) return 'nextPercent: a run would save more than a seed takes, which nobody would win.';
  return undefined;
}

const MOST = 10n ** 13n;

async function scopeFault(queryable: Queryable, { vassalage, gameIds }: JackpotFields): Promise<string | undefined> {
  if (!(await queryable.first('SELECT 1 FROM vendors WHERE code = $1', [vassalage])))
    return 'vassalage: unknown vendor.';
  if (gameIds === null) return undefined;
  const unknown = await queryable.first(
    'SELECT 1 FROM unnest($1::text[]) AS i (id) WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.id = i.id AND g.vendor_code = $2) LIMIT 1',
    [gameIds, vassalage],
  );
  return unknown ? 'gameIds: one of them is no game of this vendor.' : undefined;
}
