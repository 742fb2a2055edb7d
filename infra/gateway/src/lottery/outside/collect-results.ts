import { parseResult } from '@atrium/lottery-rules/result-text';
import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import type { AwaitedDraw, ResultProvider } from './result-provider.ts';

const PAUSE_MS = 2_000;
/** A report that is received later settles nothing: operators enter the result. */
export const REPORT_WITHIN_MS = 6 * 60 * 60_000;
const DRAWS_PER_TURN = 100;

type Collecting = Pick<Parts, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Asks every provider that has not reported yet for the results that are due, stores the reports, and accepts those on which two
 * agree. Source: 10-30.
 */
export async function collectResults(parts: Collecting, providers: readonly ResultProvider[]): Promise<void> {
  const { database, clock } = parts;
  const awaited = await database.rows<AwaitedDraw & { reported: string[] }>(
    {
      name: 'draws-outside-due',
      text: `SELECT d.game_code AS "gameCode", d.issue, g.family, d.draws_at AS "drawsAt",
                    ARRAY(SELECT r.source FROM draw_reports r WHERE r.game_code = d.game_code AND r.issue = d.issue) AS reported
               FROM draws d JOIN lottery_games g ON g.code = d.game_code
              WHERE d.scheme = 0 AND d.state = 'closed' AND d.draws_at <= $1 AND d.draws_at > $1::timestamptz - $2 * interval '1 ms' ORDER BY d.draws_at LIMIT $3`,
    },
    [clock.now(), REPORT_WITHIN_MS, DRAWS_PER_TURN],
  );
  for (const { reported, ...draw } of awaited) {
    const silent = providers.filter(({ name }) => !reported.includes(name));
    await Promise.all(
      silent.map(async (provider) => {
        const result = await provider.resultOf(draw).catch((error: unknown) => {
          parts.log.warn({ err: error, provider: provider.name, ...draw }, 'a result could not be read');
          return null;
        });
        if (result !== null) await reportResult(parts, draw, provider.name, result);
      }),
    );
    await acceptAgreed(parts, draw);
  }
}

/**
 * Stores what a source reports. The first report of a source counts; one for a draw that no longer waits, or that is
 * received too late, is stored and used for nothing.
 */
export async function reportResult(
  { database, clock, log }: Collecting,
  { gameCode, issue, family }: AwaitedDraw,
  source: string,
  result: string,
): Promise<void> {
  if (!parseResult(family, result)) {
    log.warn({ gameCode, issue, source, result }, 'a source reported what is no result');
    return;
  }
  const now = clock.now();
  await database.run(
    `INSERT INTO draw_reports (game_code, issue, source, result, received_at, used)
     SELECT d.game_code, d.issue, $3, $4, $5, d.scheme = 0 AND d.state = 'closed' AND d.draws_at <= $5 AND d.draws_at > $5::timestamptz - $6 * interval '1 ms'
       FROM draws d WHERE d.game_code = $1 AND d.issue = $2
         ON CONFLICT DO NOTHING`,
    [gameCode, issue, source, result, now, REPORT_WITHIN_MS],
  );
}

/** Writes the result of a draw if at least two sources report it and none reports another. */
export async function acceptAgreed(
  { database, clock, live }: Collecting,
  { gameCode, issue }: Pick<AwaitedDraw, 'gameCode' | 'issue'>,
): Promise<boolean> {
  const drawn = await database.first<{ result: string }>(
    `UPDATE draws d SET state = 'drawn', result = agreed.result, drawn_at = $3
       FROM (SELECT min(result) AS result FROM draw_reports WHERE game_code = $1 AND issue = $2 AND used HAVING count(*) >= 2 AND count(DISTINCT result) = 1) agreed
      WHERE d.game_code = $1 AND d.issue = $2 AND d.scheme = 0 AND d.state = 'closed' RETURNING d.result`,
    [gameCode, issue, clock.now()],
  );
  if (drawn) live.publish('draw.drawn', { gameCode, issue, result: drawn.result });
  return drawn !== undefined;
}

/** The leader's job. */
export const collecting = (parts: Collecting, providers: readonly ResultProvider[]): Job =>
  every('draws: outside results', PAUSE_MS, () => collectResults(parts, providers));
