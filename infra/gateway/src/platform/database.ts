import { tracePool } from '@atrium/tracing/trace-pool';
import pg from 'pg';

/** A named statement is prepared once per connection: for the hot paths. */
export type Statement = string | { readonly name: string; readonly text: string };

/**
 * Queries the database. `bigint` (ids, minor units) and `numeric` are returned as text, `timestamptz` as Date, `jsonb`
 * parsed; `count(*)` needs `::int`.
 */
export interface Queryable {
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Returns the number of changed rows. */
  run(statement: Statement, values?: readonly unknown[]): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Runs `work` once the transaction is committed; never after a rollback. */
  afterCommit(work: () => void): void;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  /** The number of queries and transactions that wait for a connection. */
  readonly waiting: number;
  /** Commits when `work` resolves, rolls everything back when it rejects. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

type Connection = Pick<pg.Pool, 'query'>;

function queryable(connection: Connection): Queryable {
  const query = async (statement: Statement, values: readonly unknown[] = []) => {
    const config = typeof statement === 'string' ? { text: statement } : statement;
    return await connection.query({ ...config, values: values as unknown[] });
  };
  return {
    rows: async (statement, values) => (await query(statement, values)).rows,
    first: async (statement, values) => (await query(statement, values)).rows[0],
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  };
}

/**
 * Wraps a pool, which `close` closes. Transactions take their connections from `held`, because their holder may query
 * outside of them: with one pool for both, as many holders as there are connections would deadlock.
 */
export function createDatabase(pool: pg.Pool, held: pg.Pool = pool): Database {
  const pools = [...new Set([pool, held])];
  return {
    ...queryable(pool),
    pool,
    get waiting() {
      return pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
    },
    transaction: (work) => inTransaction(held, work),
    async close() {
      await Promise.all(pools.map((each) => each.end()));
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const after: (() => void)[] = [];
  let broken: Error | undefined;
  // Without a listener, the error event of a connection that is cut between two statements would end the process.
  const cut = (fault: Error) => {
    broken = fault;
  };
  client.on('error', cut);
  let result: Result;
  try {
    await client.query('BEGIN');
    result = await work({
      ...queryable(client as unknown as Connection),
      afterCommit: (step) => after.push(step),
    });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(cut);
    throw error;
  } finally {
    client.off('error', cut);
    client.release(broken);
  }
  // It is committed, even when a notification fails.
  for (const step of after) {
    try {
      step();
    } catch (fault) {
      pool.emit('error', fault as Error, client);
    }
  }
  return result;
}

const CONNECT_TIMEOUT_MS = 10_000;

/** Opens the pools on `url`; an idle connection that breaks is replaced and does not end the process. */
export function openDatabase(url: string, options: { max?: number; onFault?: (error: Error) => void } = {}): Database {
  const open = () => {
    const pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? 16,
      application_name: 'atrium-gateway',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    pool.on('error', (error) => options.onFault?.(error));
    tracePool(pool);
    return pool;
  };
  return createDatabase(open(), open());
}
