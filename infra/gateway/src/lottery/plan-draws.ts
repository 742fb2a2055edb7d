import { issuesBetween, nextIssue, type Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable } from '../platform/database.ts';
import { commit } from './draw-stream.ts';

export interface History {
  /** How far back, in milliseconds, a game without a plan gets draws: games that draw all day, and the others. */
  intervalHistory: number;
  dayHistory: number;
}

/** How long ahead draws are committed to. */
const AHEAD = 10 * 60_000;
const NONE: History = { intervalHistory: 60 * 60_000, dayHistory: 24 * 60 * 60_000 };
/** After a longer silence the draws nobody could have bet on are not made up. */
const LONGEST_GAP = 24 * 60 * 60_000;

/** Writes the draws that are missing between each game's last planned one and a little ahead of `now`, at least one to come. */
export async function planDraws(database: Queryable, now: Date, history: History = NONE): Promise<void> {
  const games = await database.rows<{ code: string; schedule: Schedule; last: Date | null; closes: Date | null }>({
    name: 'draws-plan',
    text: `SELECT g.code, g.schedule, d.draws_at AS last, d.closes_at AS closes
             FROM lottery_games g LEFT JOIN LATERAL (SELECT draws_at, closes_at FROM draws WHERE game_code = g.code ORDER BY draws_at DESC LIMIT 1) d ON true`,
  });
  const rows: [
    code: string,
    issue: string,
    opens: Date,
    closes: Date,
    draws: Date,
    secret: Buffer,
    commitment: string,
  ][] = [];
  for (const { code, schedule, last, closes } of games) {
    const back = schedule.kind === 'interval' ? history.intervalHistory : history.dayHistory;
    const from = last ?? new Date(now.getTime() - back);
    const start = last && now.getTime() - last.getTime() > LONGEST_GAP ? new Date(now.getTime() - LONGEST_GAP) : from;
    const soon = new Date(now.getTime() + AHEAD);
    const issues = start < soon ? issuesBetween(schedule, start, soon) : [];
    const bettable = (closes && closes > now) || issues.some(({ closesAt }) => closesAt > now);
    if (!bettable) issues.push(nextIssue(schedule, issues.at(-1)?.drawsAt ?? start));
    for (const { issue, opensAt, closesAt, drawsAt } of issues) {
      const { secret, commitment } = commit(code, issue);
      rows.push([code, issue, opensAt, closesAt, drawsAt, secret, commitment]);
    }
  }
  if (rows.length === 0) return;
  await database.run(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, secret, commitment)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::bytea[], $7::text[]) ON CONFLICT DO NOTHING`,
    [0, 1, 2, 3, 4, 5, 6].map((column) => rows.map((row) => row[column])),
  );
}
