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
import { anyBet, drawFixed, ISSUE, LOTTERY, openLottery, sellTickets } from './load/lottery-world.ts';
import { report } from './load/report.ts';
import { openStage, type Stage } from './load/stage.ts';
import { isBetOk, vendorBet } from './load/vendor-bet.ts';
import type { Player } from './world/people.ts';

/**
 * `npm run -s bench -- lottery`: bets on a lottery through the whole gateway against the vendors' bets of the bench `wallet`, and the
 * settlement of draws, with evaluation, payouts and postings, against a bare COPY of as many rows into a table like that of rounds,
 * with the same columns, checks and indexes: one new version of a ticket's round is what a settlement writes at least. Both sides
 * take turns, each turn with a draw of its own; a ratio is the median over the turns.
 */
const { values } = parseArgs({
  // The other parts of this bench have options of their own.
  strict: false,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '256' },
    turns: { type: 'string', default: '5' },
    /** Of all draws together. */
    tickets: { type: 'string', default: '1000000' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const turns = Number(values.turns);
const ticketsOfDraw = Math.round(Number(values.tickets) / turns);
const issueOf = (turn: number): string => `settled-${turn}-`;
const PLAYERS = 2_000;
const CASH = 1_000_000_000;

const stage = await openStage(join(import.meta.dirname, '..'), { players: PLAYERS, cash: CASH });
try {
  const { gateway, pool } = stage;
  await openLottery(pool);
  const anybody = () => stage.players[Math.floor(Math.random() * PLAYERS)]!;
  const shared = { port: gateway.port, connections, seconds };
  const wallet: Measured[] = [];
  const lottery: Measured[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    wallet.push(await httpLoad({ ...shared, request: () => vendorBet(stage, anybody()), check: isBetOk }));
    lottery.push(
      await httpLoad({
        ...shared,
        request: () => lotteryBet(stage, anybody()),
        check: (body) => body.startsWith('{"success":true'),
      }),
    );
  }
  await gateway.stop();
  for (let turn = 0; turn < turns; turn += 1) {
    await openLottery(pool, issueOf(turn));
    await sellTickets(pool, issueOf(turn), ticketsOfDraw);
  }
  const copied: Measured[] = [];
  const settled: Measured[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    copied.push(measured(await copyRounds(stage, issueOf(turn))));
    settled.push(measured(await settle(stage, issueOf(turn))));
  }
  report(
    'lottery',
    values.json === true,
    stage.database,
    {
      'bets of vendors through the gateway': median(wallet),
      'bets on a lottery through the gateway': median(lottery),
      [`bare COPY of ${ticketsOfDraw} rows`]: median(copied),
      [`settlement of ${ticketsOfDraw} tickets`]: median(settled),
    },
    [
      { what: 'bets: lottery / wallet', ...ratioOf(lottery, wallet), budget: 0.5, aim: 0.8 },
      // A third: the settlement may take three times as long.
      {
        what: 'settlement: time of COPY / time of settlement',
        ...ratioOf(settled, copied),
        budget: 1 / 3,
        aim: 0.5,
      },
    ],
  );
} finally {
  await stage.close();
}

/** Median and extremes of the turns' ratios. */
function ratioOf(ours: readonly Measured[], theirs: readonly Measured[]) {
  const ratios = ours.map(({ rate }, turn) => rate / theirs[turn]!.rate).sort((a, b) => a - b);
  return {
    ratio: ratios[Math.floor(ratios.length / 2)]!,
    spread: `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`,
  };
}

function median(all: readonly Measured[]): Measured {
  return all.toSorted((a, b) => a.rate - b.rate)[all.length >> 1]!;
}

/** Tickets a second, as a measure of the report. */
function measured(ms: number): Measured {
  return { rate: Math.round((ticketsOfDraw / ms) * 1_000), p50: Math.round(ms), p99: Math.round(ms), answers: 1 };
}

/** A bet of one note on any number. */
function lotteryBet({ gateway }: Stage, { secret }: Player): string {
  const body = JSON.stringify(anyBet(ISSUE));
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
async function copyRounds({ pool }: Stage, issue: string): Promise<number> {
  const file = join(tmpdir(), `atrium-bench-${randomUUID()}.copy`);
  try {
    await pool.query(
      `COPY (SELECT * FROM rounds WHERE game_id = 'BENCH-LOTTERY' AND round_id LIKE '${issue}%') TO '${file}'`,
    );
    await pool.query('CREATE TABLE IF NOT EXISTS copied_rounds (LIKE rounds INCLUDING ALL)');
    const begun = performance.now();
    await pool.query(`COPY copied_rounds FROM '${file}'`);
    return performance.now() - begun;
  } finally {
    rmSync(file, { force: true });
  }
}

async function settle({ pool, url }: Stage, issue: string): Promise<number> {
  await drawFixed(pool, issue);
  const database = openDatabase(url);
  const live: Live = { publish() {}, publishState() {}, lastState: () => undefined, balanceChanged() {} };
  try {
    const begun = performance.now();
    await settleDraw({ database, clock: systemClock, live }, { gameCode: LOTTERY, issue });
    return performance.now() - begun;
  } finally {
    await database.close();
  }
}
