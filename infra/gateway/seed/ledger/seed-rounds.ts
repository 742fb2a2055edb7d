import type { Queryable } from '../../src/platform/database.ts';
import type { Round } from '../people/money-event.ts';

export type PlayedRound = Round & { memberId: string };

const BATCH = 5_000;

/** Stores the rounds and, derived from them, recent games and a few favourites. Triggers update the daily figures. */
export async function seedRounds(database: Queryable, rounds: readonly PlayedRound[]): Promise<void> {
  for (let from = 0; from < rounds.length; from += BATCH) {
    const batch = rounds.slice(from, from + BATCH);
    await database.run(
      `INSERT INTO rounds (id, vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
       SELECT id, vendor, round, member, game, type, 'PHP', stake, payout, CASE WHEN payout > 0 THEN 'won' ELSE 'lost' END, opened, closed
         FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::timestamptz[], $9::timestamptz[], $10::bigint[])
           AS x (vendor, round, member, game, type, stake, payout, opened, closed, id)`,
      [
        batch.map(({ game }) => game.vendor),
        batch.map(({ roundId }) => roundId),
        batch.map(({ memberId }) => memberId),
        batch.map(({ game }) => game.id),
        batch.map(({ game }) => game.category),
        batch.map(({ stake }) => stake),
        batch.map(({ payout }) => payout),
        batch.map(({ at }) => new Date(at)),
        batch.map(({ closedAt }) => new Date(closedAt)),
        batch.map(({ number }) => number),
      ],
    );
  }
  await database.rows("SELECT setval(pg_get_serial_sequence('rounds', 'id'), greatest(1, $1::bigint))", [
    rounds.length,
  ]);
  await database.run(
    'INSERT INTO recent_games (member_id, game_id, at) SELECT member_id, game_id, max(opened_at) FROM rounds GROUP BY 1, 2',
  );
  await database.run(
    `INSERT INTO favourites (member_id, game_id, added_at)
     SELECT member_id, game_id, min(opened_at) FROM (
       SELECT member_id, game_id, opened_at, dense_rank() OVER (PARTITION BY member_id ORDER BY game_id) AS place FROM rounds) played
      WHERE place <= 6 GROUP BY 1, 2`,
  );
}
