import { createHash, randomBytes } from 'node:crypto';
import type { placeBet } from '@atrium/contracts/lottery-bets';
import { GAME_KINDS, type GameKind } from '@atrium/lottery-rules/game-kinds';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { pricesOf, stakeOf } from '@atrium/lottery-rules/price';
import type { InputOf } from '@atrium/contracts/endpoint';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { BetLimits } from '../tickets/bet-limits.ts';

type Body = InputOf<typeof placeBet>['body'];
export type TestLine = Body['lines'][number];

export interface TestLottery {
  readonly code: string;
  readonly gameId: string;
  /** Adds a draw that closes in `closesInSeconds` and is drawn ten seconds later. */
  draw(issue: string, closesInSeconds?: number): Promise<void>;
  /** Closes the draw and enters its numbers, as the draw engine does. */
  drawn(issue: string, result: string): Promise<void>;
  line(play: string, selection: string, more?: { unit?: bigint; multiple?: number; group?: number }): TestLine;
  bet(issue: string, lines: TestLine[], more?: Partial<Body>): { body: Body };
}

let games = 0;
/** Of every test draw. Its value is never verified: results are entered, not drawn. */
const CHAIN = 'c'.repeat(64);
const ROUND = 1;
const SECRET = Buffer.from([0]);

/** A lottery with the rules of a kind, at a vendor of the house. Its base unit is 2.00. */
export async function testLottery(
  app: TestApp,
  {
    kind = 'ssc',
    limits = {},
    mode = 'Lott',
    outside = false,
  }: { kind?: GameKind; limits?: BetLimits; mode?: string; outside?: boolean } = {},
): Promise<TestLottery> {
  games += 1;
  const code = `T${games}X${randomBytes(2).toString('hex').toUpperCase()}`;
  const gameId = `HOUSE-${code}`;
  const rules: GameRules = GAME_KINDS[kind];
  await app.database.run(
    "INSERT INTO vendors (code, name, category, account_type_name) VALUES ('HOUSE', 'House lotteries', 'LOTT', 'LOTT') ON CONFLICT DO NOTHING",
  );
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, 'HOUSE', $2, 'LOTT', $3, $4, 2, 100000000)",
    [gameId, code, rules.family, `Lottery ${code}`],
  );
  await app.database.run(
    `INSERT INTO lottery_games (code, game_id, area, family, kind, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode, rules, bet_limits)
     VALUES ($1, $2, 'LOTT', $3, $4, $5, '{one}', 'one', 200, 100000, $6, $7, $8)`,
    [
      code,
      gameId,
      rules.family,
      kind,
      JSON.stringify({ kind: 'interval', every: 86_400, closeBefore: 10, timeZone: 'Asia/Manila' }),
      mode,
      JSON.stringify(rules),
      JSON.stringify(limits),
    ],
  );
  await app.database.run(
    `INSERT INTO beacon_chains (hash, url, public_key, period_seconds, genesis_seconds, group_hash, scheme_id, beacon_id)
     VALUES ($1, 'http://beacon.test', '', 3, 0, '', '', 'test') ON CONFLICT DO NOTHING`,
    [CHAIN],
  );
  return {
    code,
    gameId,
    async draw(issue, closesInSeconds = 600) {
      const now = app.clock.now().getTime();
      const closesAt = new Date(now + closesInSeconds * 1_000);
      const times = [code, issue, new Date(now - 86_400_000), closesAt];
      if (outside) {
        await app.database.run(
          `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
           VALUES ($1, $2, $3, $4, $4::timestamptz + interval '10 seconds', 'open', 'none', 0)`,
          times,
        );
        return;
      }
      const commitment = createHash('sha256').update(`draw|${code}|${issue}|`).update(SECRET).digest('hex');
      await app.database.run(
        `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme, sealed_secret, key_id, chain_hash, beacon_round, beacon_at)
         VALUES ($1, $2, $3, $4, $4::timestamptz + interval '10 seconds', 'open', $5, 2, 'sealed', 'test', $6, $7, $4::timestamptz + interval '10 seconds')`,
        [...times, commitment, CHAIN, ROUND],
      );
    },
    async drawn(issue, result) {
      await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1 AND issue = $2", [code, issue]);
      await app.database.run(
        'INSERT INTO beacon_values (chain_hash, round, signature) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [CHAIN, ROUND, '00'],
      );
      await app.database.run(
        `UPDATE draws SET state = 'drawn', result = $3, drawn_at = $4, secret = CASE scheme WHEN 2 THEN $5::bytea END,
                ticket_root = CASE scheme WHEN 2 THEN sha256('') END, ticket_count = CASE scheme WHEN 2 THEN 0 END,
                frozen_at = CASE scheme WHEN 2 THEN closes_at END
          WHERE game_code = $1 AND issue = $2`,
        [code, issue, result, app.clock.now(), SECRET],
      );
    },
    line(code, selection, { unit = 200n, multiple = 1, group } = {}) {
      const play = playsOf(rules.sets, rules.house ?? {}, '2026-11-23').get(code)!;
      const read = play.parse(selection);
      if ('fault' in read) throw new Error(`${selection} of ${code} is refused: ${read.fault.code}.`);
      const notes = play.count(read.selection);
      const pricing = { ...rules.pricing, ...(group && { group: { ...rules.pricing.group!, group } }) };
      return {
        play: code,
        selection,
        unit: unit.toString(),
        multiple,
        notes: notes.toString(),
        stake: stakeOf(play, notes, { unitMinor: unit, multiple: BigInt(multiple) }).toString(),
        prices: { ...pricesOf(play, pricing)! },
      };
    },
    bet: (issue, lines, more = {}) => ({
      body: {
        gameCode: code,
        issue,
        lines,
        stake: lines.reduce((sum, { stake }) => sum + BigInt(stake), 0n).toString(),
        ...more,
      },
    }),
  };
}
