import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { announceGivenBack, giveBack } from '../tickets/give-back.ts';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';

/** Tickets that one statement gives back. */
const PORTION = 5_000;

/**
 * Gives back what chases that stop on a win still hold for issues that are open, after a win in this draw. An issue that has
 * closed meanwhile is played: its ticket is part of its draw.
 */
export async function stopChases(
  parts: Pick<Parts, 'database' | 'clock' | 'live'>,
  { gameCode, issue }: DrawName,
): Promise<void> {
  const { database, clock } = parts;
  const rows = await database.rows<{ number: string }>(
    `SELECT o.number::text AS number
       FROM lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status = 'won'
       JOIN lottery_chases c ON c.id = t.chase_id AND c.stop_on_win
       JOIN lottery_tickets o ON o.chase_id = c.id JOIN rounds n ON n.id = o.number AND n.status = 'open'
       JOIN draws d ON d.game_code = o.game_code AND d.issue = o.issue AND d.closes_at > $3 AND d.state IN ('scheduled', 'open')
      WHERE t.game_code = $1 AND t.issue = $2 AND t.chase_id IS NOT NULL ORDER BY o.number`,
    [gameCode, issue, clock.now()],
  );
  const numbers = rows.map(({ number }) => number);
  for (let start = 0; start < numbers.length; start += PORTION)
    announceGivenBack(
      parts,
      await giveBack(database, clock.now(), numbers.slice(start, start + PORTION), 'rolled-back'),
    );
}

/** Ends chases of a draw's tickets that hold nothing any more: stopped by a win, or played to the end. */
export const endChases = (queryable: Queryable, { gameCode, issue }: DrawName): Promise<number> =>
  queryable.run(
    `UPDATE lottery_chases c SET state = CASE
              WHEN c.stop_on_win AND EXISTS (SELECT 1 FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE t.chase_id = c.id AND r.status = 'won')
               AND EXISTS (SELECT 1 FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE t.chase_id = c.id AND r.status = 'rolled-back') THEN 'stopped'
              ELSE 'done' END
      WHERE c.state = 'running'
        AND c.id IN (SELECT t.chase_id FROM lottery_tickets t WHERE t.game_code = $1 AND t.issue = $2 AND t.chase_id IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE t.chase_id = c.id AND r.status = 'open')`,
    [gameCode, issue],
  );
