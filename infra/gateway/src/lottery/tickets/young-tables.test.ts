import pg from 'pg';
import { createDatabase, type Database, type Queryable } from '../../platform/database.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';
import { type BetCommand, runBets } from './bet-command.ts';
import { chosenPricing, countLines, exposuresOf, stakeOfLines } from './bet-lines.ts';
import { gameTerms } from './game-terms.ts';
import { newTicket } from './new-ticket.ts';
import { soldDraws } from './sold-draws.repository.ts';
import { ticketNumbers } from './ticket-numbers.ts';

const ISSUE = '1';
/** Members of a batch: each has one bet in it. */
const MEMBERS = 8;
/** Batches that are sold until the last one is measured. */
const BATCHES = 25;
/** How many rows a batch may read of each table: a fixed number for each bet, however many tickets there are. */
const ROWS_PER_BET = 24;

let app: TestApp;
let lottery: TestLottery;
let members: string[];
beforeEach(async () => {
  app = await testApp();
  const tables = await app.database.rows<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) await app.database.run(`ALTER TABLE "${name}" SET (autovacuum_enabled = off)`);
  lottery = await testLottery(app, {
    kind: 'thai',
    limits: { mostStakePerNumber: '1000000000', mostMemberStakePerNumber: '1000000000' },
  });
  await lottery.draw(ISSUE);
  members = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push((await app.signedIn({ balance: 10_000_000n })).memberId);
});
afterEach(() => closeBalanced(app));

/** One bet of each member, as the gateway sends them: two numbers that are limited, of which many members have the same. */
async function batchOf(n: number): Promise<BetCommand[]> {
  const terms = (await gameTerms(app.database, lottery.code))!;
  const draw = (await soldDraws(app.database, lottery.code, [ISSUE])).get(ISSUE)!;
  const { pricing, group } = chosenPricing(terms, undefined, null);
  const numbers = await ticketNumbers(app.database, MEMBERS);
  const placedAt = app.clock.now().toISOString();
  return members.map((member, index) => {
    const text = [(n * 7 + index) % 100, (n + index * 13 + 50) % 100].map((number) => String(number).padStart(2, '0'));
    const lines = countLines(terms, pricing, draw, [lottery.line('two-top', [...new Set(text)].sort().join(','))]);
    const stake = stakeOfLines(lines);
    const ticket = newTicket(terms, {
      number: numbers[index]!,
      issue: ISSUE,
      placedAt,
      stake,
      selfRebate: 0n,
      group,
      ownGroup: null,
      lines,
    });
    return {
      scope: `bet:${member}`,
      key: `${n}`,
      hash: `${n}`,
      member,
      currency: 'PHP',
      trial: false,
      game: terms.code,
      version: terms.version,
      placed_at: placedAt,
      vendor: terms.vendor,
      game_id: terms.gameId,
      game_type: terms.category,
      game_name: terms.gameName,
      stake: stake.toString(),
      tickets: [ticket],
      exposures: exposuresOf(terms, draw, lines),
    };
  });
}

/** The rows that the running transaction has read so far, by table. */
async function rowsRead(queryable: Queryable): Promise<Map<string, number>> {
  const rows = await queryable.rows<{ table: string; read: number }>(
    'SELECT relname AS table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ table, read }) => [table, read]));
}

/** Decides one batch, of which nothing may be refused, and returns the tables of which it reads too many rows. */
const readTooMuch = (connection: Database, bets: readonly BetCommand[]): Promise<Record<string, number>> =>
  connection.transaction(async (transaction) => {
    const before = await rowsRead(transaction);
    const outcomes = await runBets(app.parts, transaction, bets);
    expect(outcomes.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    const after = await rowsRead(transaction);
    return Object.fromEntries(
      [...after]
        .map(([table, read]) => [table, read - (before.get(table) ?? 0)] as const)
        .filter(([, read]) => read > ROWS_PER_BET * bets.length),
    );
  });

/** Sells on one connection, which keeps the plans of its first batches, and returns what the last batch reads too much. */
async function sell(from: number): Promise<Record<string, number>> {
  const connection = createDatabase(new pg.Pool({ ...app.parts.database.pool.options, max: 1 } as pg.PoolConfig));
  try {
    let tooMuch: Record<string, number> = {};
    for (let n = from; n < from + BATCHES; n += 1) tooMuch = await readTooMuch(connection, await batchOf(n));
    return tooMuch;
  } finally {
    await connection.close();
  }
}

describe('[10-14] a batch of lottery bets reads no more rows the more tickets there are', () => {
  it('with plans from empty tables that were never analysed', async () => {
    expect(await sell(0)).toEqual({});
  });

  it('with plans from tables that were analysed while they were empty', async () => {
    await app.database.run('VACUUM ANALYZE');
    expect(await sell(0)).toEqual({});
  });

  it('with plans from tables that were analysed after the first tickets', async () => {
    await runBets(app.parts, app.parts.database, await batchOf(0));
    await app.database.run('VACUUM ANALYZE');
    expect(await sell(1)).toEqual({});
  });
});
