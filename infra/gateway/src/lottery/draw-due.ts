import type { Family } from '@atrium/lottery-rules/families';
import type { Queryable } from '../platform/database.ts';
import { resultOf } from './draw-stream.ts';

export interface Drawn {
  gameCode: string;
  issue: string;
  result: string;
  /** Of games with a plan of their own minute by minute, tabs hear only of fresh ones. */
  drawsAt: Date;
}

/** A draw that comes this much after its time is marked as late. */
const LATE = 5_000;

/**
 * Moves every draw on that is due at `now`: opens, closes, draws. Safe to run twice or in two processes: the numbers follow
 * from the committed secret. `onTime` records the planned time as the time of the draw (for history with the clock set back).
 */
export async function drawDue(
  database: Queryable,
  now: Date,
  { onTime = false }: { onTime?: boolean } = {},
): Promise<Drawn[]> {
  await database.run(
    { name: 'draws-open', text: "UPDATE draws SET state = 'open' WHERE state = 'scheduled' AND opens_at <= $1" },
    [now],
  );
  await database.run(
    { name: 'draws-close', text: "UPDATE draws SET state = 'closed' WHERE state = 'open' AND closes_at <= $1" },
    [now],
  );
  const due = await database.rows<{ game_code: string; issue: string; family: Family; secret: Buffer; draws_at: Date }>(
    {
      name: 'draws-due',
      text: "SELECT d.game_code, d.issue, g.family, d.secret, d.draws_at FROM draws d JOIN lottery_games g ON g.code = d.game_code WHERE d.state = 'closed' AND d.draws_at <= $1 ORDER BY d.draws_at, d.game_code",
    },
    [now],
  );
  if (due.length === 0) return [];
  const drawn = due.map((row) => ({
    gameCode: row.game_code,
    issue: row.issue,
    result: resultOf(row.family, row.game_code, row.issue, row.secret),
    drawsAt: row.draws_at,
  }));
  await database.run(
    `UPDATE draws d SET state = 'drawn', result = x.result, drawn_at = CASE WHEN $4 THEN d.draws_at ELSE $5 END, late = NOT $4 AND $5 > d.draws_at + $6 * interval '1 millisecond'
       FROM unnest($1::text[], $2::text[], $3::text[]) AS x (game_code, issue, result)
      WHERE d.game_code = x.game_code AND d.issue = x.issue AND d.state = 'closed'`,
    [
      drawn.map(({ gameCode }) => gameCode),
      drawn.map(({ issue }) => issue),
      drawn.map(({ result }) => result),
      onTime,
      now,
      LATE,
    ],
  );
  return drawn;
}

/** When the next draw wants to be opened, closed or drawn; undefined when none is planned. */
export async function nextDue(database: Queryable): Promise<Date | undefined> {
  const row = await database.first<{ at: Date | null }>({
    name: 'draws-next',
    text: "SELECT min(CASE state WHEN 'scheduled' THEN opens_at WHEN 'open' THEN closes_at ELSE draws_at END) AS at FROM draws WHERE state IN ('scheduled', 'open', 'closed')",
  });
  return row?.at ?? undefined;
}
