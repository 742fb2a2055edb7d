import pg from 'pg';
import { createDatabase, type Database, type Queryable } from '../../platform/database.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestPlayer, testVendor } from '../testing/test-vendor.ts';
import { runCommands, type VendorCommand } from './vendor-commands.ts';

const BATCH_COMMANDS = 40;
/** Rounds that are played between the first and the last measured batch. */
const BATCHES = 30;

let app: TestApp;
let player: TestPlayer;
beforeEach(async () => {
  app = await testApp();
  const tables = await app.database.rows<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) await app.database.run(`ALTER TABLE "${name}" SET (autovacuum_enabled = off)`);
  player = await (await testVendor(app, 'YNG')).player({ balance: 1_000_000_000n });
});
afterEach(() => closeBalanced(app));

/** How many rows a batch may read of each table: a fixed number for each command, however many rows there are. */
const ROWS_PER_COMMAND = 12;

/** The rows that the running transaction has read so far, by table. */
async function rowsRead(queryable: Queryable): Promise<Map<string, number>> {
  const rows = await queryable.rows<{ table: string; read: number }>(
    'SELECT relname AS table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ table, read }) => [table, read]));
}

/** Decides one batch, none of which may be refused, and returns the tables of which it reads too many rows. */
async function readTooMuch(connection: Database, commands: readonly VendorCommand[]): Promise<Record<string, number>> {
  return await connection.transaction(async (transaction) => {
    const before = await rowsRead(transaction);
    const outcomes = await runCommands(app.parts, transaction, commands);
    expect(outcomes.filter((one) => one?.outcome !== 'ok')).toEqual([]);
    const after = await rowsRead(transaction);
    return Object.fromEntries(
      [...after]
        .map(([table, read]) => [table, read - (before.get(table) ?? 0)] as const)
        .filter(([, read]) => read > ROWS_PER_COMMAND * commands.length),
    );
  });
}

/** One batch of bets, and one that ends their rounds by a win, by nothing, and by a rollback. */
function batchOf(n: number): readonly (readonly VendorCommand[])[] {
  const base = { vendor: 'YNG', member: player.memberId, currency: 'PHP', game: 'YNG-1' };
  const hashed = (command: Omit<VendorCommand, 'hash'>) => ({ ...command, hash: JSON.stringify(command) });
  const names = Array.from({ length: BATCH_COMMANDS }, (_, index) => `${n}-${index}`);
  return [
    names.map((name) => hashed({ ...base, kind: 'bet', tx: `b${name}`, round: `r${name}`, amount: '10', noop: false })),
    names.map((name, index) => {
      const of = { ...base, round: `r${name}` };
      if (index % 3 === 0) return hashed({ ...of, kind: 'end' });
      if (index % 3 === 1) return hashed({ ...of, kind: 'rollback', tx: `u${name}`, ref: `b${name}` });
      return hashed({ ...of, kind: 'win', tx: `w${name}`, ref: `b${name}`, amount: '15', ends: true });
    }),
  ];
}

/** Plays on one connection, which keeps the plans of its first batches, and returns what the last batches read too much. */
async function play(from: number): Promise<Record<string, number>[]> {
  const connection = createDatabase(new pg.Pool({ ...app.parts.database.pool.options, max: 1 } as pg.PoolConfig));
  try {
    const tooMuch: Record<string, number>[] = [];
    for (let n = from; n < from + BATCHES; n++)
      for (const commands of batchOf(n)) {
        const read = await readTooMuch(connection, commands);
        if (n === from + BATCHES - 1) tooMuch.push(read);
      }
    return tooMuch;
  } finally {
    await connection.close();
  }
}

describe('a batch of one hot wallet reads no more rows the more there are', () => {
  it('with plans from empty tables that were never analysed', async () => {
    expect(await play(0)).toEqual([{}, {}]);
  });

  it('with plans from tables that were analysed while they were empty', async () => {
    await app.database.run('VACUUM ANALYZE');
    expect(await play(0)).toEqual([{}, {}]);
  });

  it('with plans from tables that were analysed after the first rounds', async () => {
    for (const commands of batchOf(0)) await runCommands(app.parts, app.parts.database, commands);
    await app.database.run('VACUUM ANALYZE');
    expect(await play(1)).toEqual([{}, {}]);
  });
});
