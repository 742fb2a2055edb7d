import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { anyBet, drawFixed, openLottery } from '../load/lottery-world.ts';
import type { Stage } from '../load/stage.ts';
import { httpCaller } from '../world/http-caller.ts';
import type { Player } from '../world/people.ts';

/** What each player does on the day. */
export interface Day {
  rounds: number;
  tickets: number;
}

/** Rounds of one call: what the gateway passes on under load. */
const BATCH = 250;
/** Of ten rounds at a vendor, as slots pay. */
const WON_OF_TEN = 3;
const CONNECTIONS = 32;
const DRAINED_TIMEOUT_MS = 600_000;

/**
 * A day of play through the functions and calls of the gateway, until its jobs have drawn, settled, accrued, rolled up and
 * sealed everything. Returns the number of bets.
 */
export async function playADay(stage: Stage, players: readonly Player[], day: Day, name: string): Promise<number> {
  await playRounds(stage, players, day.rounds, name);
  await buyTickets(stage, players, day.tickets, name);
  await drained(stage, name);
  return players.length * (day.rounds + day.tickets);
}

async function playRounds({ pool }: Stage, players: readonly Player[], rounds: number, name: string): Promise<void> {
  for (let begun = 0; begun < players.length * rounds; begun += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, players.length * rounds - begun) }, (_, at) => {
      const round = `${name}-${begun + at}`;
      const member = players[(begun + at) % players.length]!.memberId;
      return { vendor: 'BENCH', member, currency: 'PHP', game: 'BENCH-1', round, noop: false };
    });
    const send = (commands: readonly object[]) =>
      pool.query('SELECT count(*) FROM vendor_commands(now(), $1)', [JSON.stringify(commands)]);
    await send(batch.map((one) => ({ ...one, kind: 'bet', tx: `b-${one.round}`, amount: '1000', hash: 'bet' })));
    await send(
      batch.map((one, at) =>
        at % 10 < WON_OF_TEN
          ? {
              ...one,
              kind: 'win',
              tx: `w-${one.round}`,
              ref: `b-${one.round}`,
              amount: '3000',
              ends: true,
              hash: 'win',
            }
          : { ...one, kind: 'end', hash: 'end' },
      ),
    );
  }
}

async function buyTickets(stage: Stage, players: readonly Player[], tickets: number, issue: string): Promise<void> {
  await openLottery(stage.pool, issue);
  const caller = httpCaller(stage.gateway.port, CONNECTIONS);
  const waiting = Array.from({ length: tickets }, () => players).flat();
  const buy = async () => {
    for (let player = waiting.pop(); player; player = waiting.pop()) {
      const reply = await caller.member(player, 'POST', placeBet.path, anyBet(issue), randomUUID());
      if (reply.status !== 200) throw new Error(`A ticket was refused: ${JSON.stringify(reply.body)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, buy));
  } finally {
    caller.close();
  }
  await drawFixed(stage.pool, issue);
}

/** Waits until nothing is left for the gateway's jobs to do. */
async function drained({ pool }: Stage, issue: string): Promise<void> {
  for (const limit = Date.now() + DRAINED_TIMEOUT_MS; ; await pause(500)) {
    const { rows } = await pool.query<{ left: string }>(
      `SELECT (SELECT count(*) FROM draws WHERE issue = $1 AND state <> 'settled') || ' draws, '
           || (SELECT count(*) FROM accrual_queue) || ' accruals, ' || (SELECT count(*) FROM team_figures_queue) || ' team figures, '
           || (SELECT count(*) FROM ledger_entries) - (SELECT count(*) FROM ledger_seals) || ' seals' AS left`,
      [issue],
    );
    if (/^0 draws, 0 accruals, 0 team figures, 0 seals$/.test(rows[0]!.left)) return;
    if (Date.now() > limit) throw new Error(`The jobs did not finish: ${rows[0]!.left} are left.`);
  }
}
