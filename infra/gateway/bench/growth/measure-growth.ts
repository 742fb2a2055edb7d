import type { Pool } from 'pg';
import { openStage } from '../load/stage.ts';
import { closeNight } from '../world/nightly-closing.ts';
import { putBelowAgents } from '../world/people.ts';
import { type ArchivedGrowth, archiveAll } from './archive-all.ts';
import { type Day, playADay } from './play-a-day.ts';
import { processorSeconds } from './processor-seconds.ts';
import { grown, tableSizes } from './table-sizes.ts';

export interface Growth {
  bets: number;
  /** Of the bets, those on a lottery. */
  ticketShare: number;
  bytesPerBet: number;
  walBytesPerBet: number;
  /** Undefined for a server on another machine. */
  processorSecondsPerBet?: number;
  bytesPerMember: number;
  /** The largest first; what is left of all of them is in the last one. */
  tables: { table: string; bytesPerBet: number }[];
  /** What an archive takes out of the database again. */
  archived: ArchivedGrowth;
  /** Closing the periods of that many members in one night. */
  night: { members: number; seconds: number };
}

/** What a member has before the first bet. */
const OF_MEMBERS = ['members', 'sessions', 'payout_accounts', 'ledger_accounts', 'player_refs', 'game_sessions'];
const CASH = 1_000_000_000;
const AGENTS_ABOVE = 3;
const TABLES_NAMED = 14;
const NIGHT_MEMBERS = 100_000;

/**
 * Plays the same day twice, each time with other members. What the second one adds counts: it finds the tables, and the
 * space that rows left which had been changed, as a database that has been in use.
 */
export async function measureGrowth(
  gatewayFolder: string,
  { players, day, report }: { players: number; day: Day; report(line: string): void },
): Promise<Growth> {
  const stage = await openStage(gatewayFolder, { players: players * 2, cash: CASH });
  const { pool } = stage;
  try {
    const sizes = await tableSizes(pool);
    const bytesPerMember = OF_MEMBERS.reduce((sum, table) => sum + (sizes.get(table) ?? 0), 0) / (players * 2);
    await putBelowAgents(pool, AGENTS_ABOVE);
    report(`a first day of ${players} members`);
    const firstBets = await playADay(stage, stage.players.slice(0, players), day, 'first');
    await pool.query('VACUUM (ANALYZE, TRUNCATE FALSE)');

    report(`a second day, of ${players} other members`);
    const before = {
      sizes: await tableSizes(pool),
      wal: await walBytes(pool),
      processor: await processorSeconds(pool),
    };
    const bets = await playADay(stage, stage.players.slice(players), day, 'second');
    const after = { sizes: await tableSizes(pool), wal: await walBytes(pool), processor: await processorSeconds(pool) };
    await stage.gateway.stop();

    const gained = grown(before.sizes, after.sizes).map(([table, bytes]) => ({ table, bytesPerBet: bytes / bets }));
    const rest = gained.slice(TABLES_NAMED).reduce((sum, { bytesPerBet }) => sum + bytesPerBet, 0);
    report('an archive of both days');
    const archived = await archiveAll(pool, firstBets + bets);
    report(`a night of ${NIGHT_MEMBERS} members`);
    const { seconds } = await closeNight(pool, NIGHT_MEMBERS);
    return {
      bets,
      ticketShare: day.tickets / (day.rounds + day.tickets),
      bytesPerBet: gained.reduce((sum, { bytesPerBet }) => sum + bytesPerBet, 0),
      walBytesPerBet: (after.wal - before.wal) / bets,
      ...(before.processor !== undefined &&
        after.processor !== undefined && { processorSecondsPerBet: (after.processor - before.processor) / bets }),
      bytesPerMember,
      tables: [...gained.slice(0, TABLES_NAMED), { table: 'all others', bytesPerBet: rest }],
      archived,
      night: { members: NIGHT_MEMBERS, seconds },
    };
  } finally {
    await stage.close();
  }
}

async function walBytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes");
  return Number(rows[0]!.bytes);
}
