import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Drawn, drawDue } from './draw-due.ts';
import { freezeClosed, openAndClose } from './freeze-draws.ts';
import { planDraws } from './plan-draws.ts';

/** The longest time between two turns. */
const SLEEP_LIMIT_MS = 30_000;
/** The time between two turns while something is overdue: a value that is not there yet, a secret of another key. */
const OVERDUE_RETRY_MS = 1_000;
/** The same for what was due a moment ago. */
const DUE_RETRY_MS = 50;
const DUE_FOR_MS = 2_000;
/** Older events are not announced: tabs read them from the lists. */
const ANNOUNCE_WITHIN_MS = 5 * 60_000;
/** Draws that are overdue by as much are made by any gateway: the leader may lack the key of their secrets. */
const RESCUE_AFTER_MS = 10_000;
const RESCUE_EVERY_MS = 15_000;

type Working = Pick<Parts, 'database' | 'beacon' | 'clock' | 'live' | 'config' | 'log'>;

/** One turn of everything: plans, closes, freezes, draws. Returns the draws made. */
export async function tick(parts: Working): Promise<Drawn[]> {
  await planAndFreeze(parts);
  return await drawAndAnnounce(parts);
}

/** Closes and freezes what is due, then plans ahead: the closing never waits for the beacon. */
async function planAndFreeze(parts: Working): Promise<void> {
  await closeAndAnnounce(parts);
  // Draws that were missed are over as soon as they are planned.
  if ((await planDraws(parts)) > 0) await closeAndAnnounce(parts);
}

async function closeAndAnnounce(parts: Working): Promise<void> {
  const { clock, live } = parts;
  await openAndClose(parts, clock.now());
  for (const { closesAt, ...frozen } of await freezeClosed(parts))
    if (clock.now().getTime() - closesAt.getTime() < ANNOUNCE_WITHIN_MS) live.publish('draw.closed', frozen);
}

async function drawAndAnnounce(parts: Working, options?: { overdueMs: number }): Promise<Drawn[]> {
  const { clock, live, log } = parts;
  const { drawn, voided, unopened } = await drawDue(parts, options);
  if (unopened > 0 && options)
    log.warn({ draws: unopened }, 'the secrets of overdue draws do not open with this ATRIUM_SEALING_KEY');
  for (const { gameCode, issue, result, drawsAt } of drawn)
    if (clock.now().getTime() - drawsAt.getTime() < ANNOUNCE_WITHIN_MS)
      live.publish('draw.drawn', { gameCode, issue, result });
  for (const draw of voided) {
    log.error(draw, 'a draw is void');
    live.publish('draw.voided', draw);
  }
  if (drawn.length > 0) log.debug({ drawn: drawn.length }, 'drawn');
  return drawn;
}

/**
 * The leader's jobs. Drawing waits for the beacon's values and so has a turn of its own: closing never waits for a network.
 * Draws missed without a leader are made later and marked as late.
 */
export const drawing = (parts: Working): Job[] => [
  every(
    'draws: plan and freeze',
    () => untilNext(parts, NEXT_CLOSE),
    () => planAndFreeze(parts),
  ),
  every(
    'draws: numbers',
    () => untilNext(parts, NEXT_DRAW),
    () => drawAndAnnounce(parts),
  ),
];

/** In every process: draws that the leader cannot make. */
export const overdueDrawing = (parts: Working): Job =>
  every('overdue draws', RESCUE_EVERY_MS, () => drawAndAnnounce(parts, { overdueMs: RESCUE_AFTER_MS }));

const NEXT_CLOSE = {
  name: 'draws-next-close',
  text: `SELECT min(CASE WHEN state = 'scheduled' THEN opens_at WHEN state = 'open' THEN closes_at WHEN scheme = 2 AND ticket_root IS NULL THEN closes_at END) AS at
           FROM draws WHERE state IN ('scheduled', 'open', 'closed')`,
};
const NEXT_DRAW = {
  name: 'draws-next-draw',
  text: `SELECT min(greatest(draws_at, beacon_at)) AS at FROM draws WHERE state IN ('scheduled', 'open', 'closed') AND scheme > 0`,
};

async function untilNext(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  next: { name: string; text: string },
): Promise<number> {
  const row = await database.first<{ at: Date | null }>(next);
  if (!row?.at) return SLEEP_LIMIT_MS;
  const waitMs = row.at.getTime() - clock.now().getTime();
  if (waitMs > 0) return Math.min(SLEEP_LIMIT_MS, Math.max(20, waitMs));
  return waitMs > -DUE_FOR_MS ? DUE_RETRY_MS : OVERDUE_RETRY_MS;
}
