import type { DrawName } from '@atrium/lottery-rules/proof/commitment';
import { parseResult } from '@atrium/lottery-rules/result-text';
import type { Play } from '@atrium/lottery-rules/play';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { playsFor } from '../tickets/game-terms.ts';
import { announceSettled } from './announce-settled.ts';
import { completeStaging } from './complete-staging.ts';
import { createEvaluator } from './evaluate.ts';
import { endChases, stopChases } from './follow-chases.ts';
import {
  beginSettlement,
  finishSettlement,
  postPortion,
  rulesOfVersion,
  type Settlement,
  type SoldTicket,
  type StagedWin,
  stageWins,
  ticketsAfter,
} from './settlement.repository.ts';

type Settling = Pick<Parts, 'database' | 'clock' | 'live'>;

/** Tickets that are evaluated, and posted, in one statement. */
const PORTION = 20_000;

/**
 * Settles a drawn draw: evaluates its tickets in portions into a staging table, shares the pools, applies the caps, and posts in portions.
 * Each portion is one statement with the number that it has reached, so a process that is killed anywhere is followed by
 * the next one exactly where it was; two at once do each portion once. Source: 10-23.
 */
export async function settleDraw(parts: Settling, draw: DrawName, portion = PORTION): Promise<void> {
  const { database, clock } = parts;
  const settlement = await database.transaction((transaction) => beginSettlement(transaction, draw, clock.now()));
  if (!settlement) return;
  if (!settlement.staged) {
    await stageTickets(database, database, settlement, portion);
    await database.transaction((transaction) => completeStaging(transaction, settlement, clock.now()));
  }
  for (;;) {
    const posted = await postPortion(database, settlement, clock.now(), portion);
    const paid = posted.filter(({ ticket }) => ticket !== null);
    announceSettled(parts, draw, paid);
    if (posted.length > paid.length) break;
    if (paid.length === 0 && (await isOver(parts, draw))) return;
  }
  await stopChases(parts, draw);
  await database.transaction(async (transaction) => {
    if (await finishSettlement(transaction, settlement, clock.now())) await endChases(transaction, draw);
  });
}

const isOver = async ({ database }: Settling, { gameCode, issue }: DrawName): Promise<boolean> =>
  (await database.first("SELECT 1 FROM draws WHERE game_code = $1 AND issue = $2 AND state = 'settling'", [
    gameCode,
    issue,
  ])) === undefined;

/** Evaluates the tickets of a draw, read by `database`, and stores what they win by `writes`. */
export async function stageTickets(
  database: Queryable,
  writes: Queryable,
  settlement: Settlement,
  portion = PORTION,
): Promise<void> {
  const { family, result: text, schedule, drawsAt, gameCode } = settlement;
  const result = parseResult(family, text);
  if (!result) throw new Error(`${text} is no result of ${family}.`);
  const evaluate = createEvaluator(result);
  const plays = new Map<number, ReadonlyMap<string, Play>>();
  let after = settlement.stagedThrough;
  const read = (from: string): Promise<SoldTicket[]> => {
    const tickets = ticketsAfter(database, settlement, from, portion);
    // Where the evaluation fails first, nobody awaits the next portion.
    tickets.catch(() => {});
    return tickets;
  };
  let next = read(after);
  for (;;) {
    const tickets = await next;
    const through = tickets.at(-1)?.number;
    if (through === undefined) return;
    // The next portion is read while this one is evaluated.
    next = read(through);
    const wins: StagedWin[] = [];
    for (const ticket of tickets) {
      let ofVersion = plays.get(ticket.version);
      if (!ofVersion) {
        ofVersion = playsFor(await rulesOfVersion(database, gameCode, ticket.version), drawsAt, schedule.timeZone);
        plays.set(ticket.version, ofVersion);
      }
      const win = winOf(ticket, evaluate(ofVersion, ticket.lines));
      if (win) wins.push(win);
    }
    await stageWins(writes, settlement, { after, through, wins });
    after = through;
  }
}

function winOf(
  { number, cap }: SoldTicket,
  evaluated: ReturnType<ReturnType<typeof createEvaluator>>,
): StagedWin | null {
  if (!evaluated) return null;
  const { prize, wins, pool } = evaluated;
  const payout = cap !== null && BigInt(cap) < prize ? BigInt(cap) : prize;
  return { ticket: number, prize: prize.toString(), payout: payout.toString(), wins, pool };
}
