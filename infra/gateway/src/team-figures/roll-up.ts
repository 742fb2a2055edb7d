import { every, type Job } from '../platform/jobs.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

const PORTION = 10_000;
const ROLL_UP_EVERY_MS = 1_000;

/** Adds queued changes to the figures of the teams above; returns how many. Source: 12-11. */
export async function rollUp(database: Queryable, portion = PORTION): Promise<number> {
  const row = await database.first<{ taken: number }>(
    { name: 'team-figures-roll-up', text: 'SELECT roll_up_team_figures($1) AS taken' },
    [portion],
  );
  return row!.taken;
}

/** For every process: the function lets one at a time work. A full portion is followed by the next at once. */
export const teamFigureJob = (parts: Parts): Job =>
  every('team figures', ROLL_UP_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await rollUp(parts.database)) === PORTION);
  });
