import { randomBytes } from 'node:crypto';
import { leafHash } from '@atrium/lottery-rules/proof/merkle';
import { leafText } from '@atrium/lottery-rules/ticket-leaf';
import type { TestApp } from '../../../platform/testing/test-app.ts';
import { tick } from '../scheduler.ts';

export interface PlannedDraw {
  gameCode: string;
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  beaconAt: Date;
  round: number;
  commitment: string;
}

/** A lottery that draws every minute and closes five seconds before, in an otherwise empty database. */
export async function testLottery(app: TestApp, code: string, family = 'ssc', closeBefore = 5): Promise<string> {
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, account_type_name) VALUES ('TLT', 'Test lotteries', 'LOTT', 'http://localhost/', 'LOTT') ON CONFLICT DO NOTHING",
  );
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('TLT-' || $1, 'TLT', $1, 'LOTT', 'lottery', $1, 1, 1000000)",
    [code],
  );
  await app.database.run(
    `INSERT INTO lottery_games (code, game_id, area, family, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode)
     VALUES ($1, 'TLT-' || $1, 'LOTT', $2, $3, '{five-star}', 'five-star', 2, 200000, 'LOTT')`,
    [code, family, JSON.stringify({ kind: 'interval', every: 60, closeBefore, timeZone: 'UTC' })],
  );
  // Loads what verifies a beacon's values: between close and draw the clock runs on.
  const { hash } = await app.beacon.chain();
  await app.beacon.signature(hash, 1);
  return code;
}

/** The next draw of a game that still takes bets by the app's clock. */
export async function nextDraw(app: TestApp, gameCode: string): Promise<PlannedDraw> {
  const row = await app.database.first<PlannedDraw>(
    `SELECT game_code AS "gameCode", issue, opens_at AS "opensAt", closes_at AS "closesAt", draws_at AS "drawsAt", beacon_at AS "beaconAt",
            beacon_round::float8 AS round, commitment
       FROM draws WHERE game_code = $1 AND closes_at > $2 AND state IN ('scheduled', 'open') ORDER BY draws_at LIMIT 1`,
    [gameCode, app.clock.now()],
  );
  if (!row) throw new Error(`No draw of ${gameCode} is planned.`);
  return row;
}

/** Takes the clock to the close of a draw and freezes it. */
export async function closeDraw(app: TestApp, draw: PlannedDraw): Promise<void> {
  app.clock.set(draw.closesAt);
  await tick(app.parts);
}

/** Closes a draw and takes the clock to its numbers. */
export async function passDraw(app: TestApp, draw: PlannedDraw): Promise<void> {
  await closeDraw(app, draw);
  app.clock.set(new Date(Math.max(draw.drawsAt.getTime(), draw.beaconAt.getTime())));
  await tick(app.parts);
}

/** Every column of a draw. */
export async function rowOf(app: TestApp, { gameCode, issue }: PlannedDraw): Promise<Record<string, unknown>> {
  return (await app.database.first<Record<string, unknown>>('SELECT * FROM draws WHERE game_code = $1 AND issue = $2', [
    gameCode,
    issue,
  ]))!;
}

/** Sells a ticket on a draw past the bet call: its row with a true leaf, and its round. Returns its number. */
export async function sellTicket(app: TestApp, { gameCode, issue }: PlannedDraw, memberId: string): Promise<string> {
  const round = await app.database.first<{ id: string }>(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
     VALUES ('TLT', gen_random_uuid(), $1, 'TLT-' || $2, 'LOTT', 'PHP', 200, now()) RETURNING id`,
    [memberId, gameCode],
  );
  const number = round!.id;
  const placedAt = new Date(Math.floor(Date.now()));
  const salt = randomBytes(16);
  const text = leafText({
    number,
    gameCode,
    issue,
    placedAt: placedAt.toISOString(),
    salt: salt.toString('hex'),
    stake: '200',
    lines: [],
  });
  await app.database.run(
    `INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, stake, self_rebate, caps, lines, salt, leaf)
     VALUES ($1, $2, $3, $4, 'PHP', false, $5, 1, 200, 0, '{}', '[]', $6, $7)`,
    [number, memberId, gameCode, issue, placedAt, salt, leafHash(Buffer.from(text))],
  );
  return number;
}
