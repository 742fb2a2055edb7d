import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { IDEMPOTENCY_HEADER, sessionCookie } from '@atrium/contracts/live';
import { settleDraw } from '../src/lottery/settlement/settle-draw.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database.ts';
import type { Live } from '../src/platform/live.ts';
import { httpLoad, type Measured } from './load/http-load.ts';
import { ISSUE, LOTTERY, openLottery, sellTickets } from './load/lottery-world.ts';
import { report } from './load/report.ts';
import { openStage, type Stage } from './load/stage.ts';
import { isBetOk, vendorBet } from './load/vendor-bet.ts';
import type { Player } from './world/people.ts';

/**
 * `npm run -s bench -- lottery`: bets on a lottery through the whole gateway against the vendors' bets of the bench `wallet`, and the
 * settlement of a draw, with evaluation, payouts and postings, against a bare COPY of as many rows into a table like that of rounds.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '256' },
    tickets: { type: 'string', default: '1000000' },
  },
});
const [seconds, connections, tickets] = [values.seconds, values.connections, values.tickets].map(Number) as [
  number,
  number,
  number,
];
const PLAYERS = 2_000;
const CASH = 1_000_000_000;

const stage = await openStage(join(import.meta.dirname, '..'), { players: PLAYERS, cash: CASH });
try {
  const { gateway, pool } = stage;
  await openLottery(pool);
  const anybody = () => stage.players[Math.floor(Math.random() * PLAYERS)]!;
  const shared = { port: gateway.port, connections, seconds };
  const wallet = await httpLoad({ ...shared, request: () => vendorBet(stage, anybody()), check: isBetOk });
  const lottery = await httpLoad({
    ...shared,
    request: () => lotteryBet(stage, anybody()),
    check: (body) => body.startsWith('{"success":true'),
  });
  await gateway.stop();
  await openLottery(pool, 'settled');
  await sellTickets(pool, 'settled', tickets);
  const copied = measured(await copyRounds(stage));
  const settled = measured(await settle(stage));
  report(
    'lottery',
    values.json,
    stage.database,
    {
      'bets of vendors through the gateway': wallet,
      'bets on a lottery through the gateway': lottery,
      [`bare COPY of ${tickets} rows`]: copied,
      [`settlement of ${tickets} tickets`]: settled,
    },
    [
      { what: 'bets: lottery / wallet', ratio: lottery.rate / wallet.rate, budget: 0.5, aim: 0.8 },
      // A third: the settlement may take three times as long.
      {
        what: 'settlement: time of COPY / time of settlement',
        ratio: settled.rate / copied.rate,
        budget: 1 / 3,
        aim: 0.5,
      },
    ],
  );
} finally {
  await stage.close();
}

/** Tickets a second, as a measure of the report. */
function measured(ms: number): Measured {
  return { rate: Math.round((tickets / ms) * 1_000), p50: Math.round(ms), p99: Math.round(ms), answers: 1 };
}

/** A bet of one note on any number. */
function lotteryBet({ gateway }: Stage, { secret }: Player): string {
  const digit = () => Math.floor(Math.random() * 10);
  const line = {
    play: 'front3-direct',
    selection: `${digit()}|${digit()}|${digit()}`,
    unit: '200',
    multiple: 1,
    notes: '1',
    stake: '200',
    prices: { hit: '975' },
  };
  const body = JSON.stringify({ gameCode: LOTTERY, issue: ISSUE, lines: [line], stake: '200' });
  return [
    `POST ${placeBet.path} HTTP/1.1`,
    `host: localhost:${gateway.port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `cookie: ${sessionCookie(gateway.port)}=${secret}`,
    `${IDEMPOTENCY_HEADER}: ${randomUUID()}`,
    '',
    body,
  ].join('\r\n');
}

/** Milliseconds to copy the rounds of the tickets from a file of the server into a table with the same columns, constraints and indexes. */
async function copyRounds({ pool }: Stage): Promise<number> {
  const file = join(tmpdir(), `atrium-bench-${randomUUID()}.copy`);
  try {
    await pool.query(
      `COPY (SELECT * FROM rounds WHERE game_id = 'BENCH-LOTTERY' AND round_id LIKE 'settled%') TO '${file}'`,
    );
    await pool.query('CREATE TABLE copied_rounds (LIKE rounds INCLUDING ALL)');
    const begun = performance.now();
    await pool.query(`COPY copied_rounds FROM '${file}'`);
    return performance.now() - begun;
  } finally {
    rmSync(file, { force: true });
  }
}

async function settle({ pool, url }: Stage): Promise<number> {
  await pool.query("UPDATE draws SET state = 'closed' WHERE game_code = $1 AND issue = 'settled'", [LOTTERY]);
  await pool.query(
    "UPDATE draws SET state = 'drawn', result = '1,2,3,4,5', drawn_at = now() WHERE game_code = $1 AND issue = 'settled'",
    [LOTTERY],
  );
  const database = openDatabase(url);
  const live: Live = { publish() {}, publishState() {}, lastState: () => undefined, balanceChanged() {} };
  try {
    const begun = performance.now();
    await settleDraw({ database, clock: systemClock, live }, { gameCode: LOTTERY, issue: 'settled' });
    return performance.now() - begun;
  } finally {
    await database.close();
  }
}
