import pg from 'pg';

/** A statement under a name is prepared once per connection: for the hot paths. */
export type Statement = string | { readonly name: string; readonly text: string };

/**
 * Asks the database. `bigint` (ids, minor units) and `numeric` arrive as text, `timestamptz` as Date, `jsonb` parsed;
 * `count(*)` wants `::int`.
 */
export interface Queryable {
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The number of rows that were changed. */
  run(statement: Statement, values?: readonly unknown[]): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Runs `work` once the transaction is committed; never after a rollback. */
  afterCommit(work: () => void): void;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  /** How many wait for a connection, to ask or to begin a transaction. */
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
 * Wraps a pool. The pool is closed with `close`. Transactions take their connections from `held`: who holds one may ask
 * outside of it, and with one pool for both, as many holders as there are connections would wait for each other for ever.
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
  // A connection that is cut between two statements says so on the client; unheard, that would end the process.
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
  // It is done, whatever becomes of telling others.
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

/** Opens the pools on `url`; a connection that dies idle is replaced and does not end the process. */
export function openDatabase(url: string, options: { max?: number; onFault?: (error: Error) => void } = {}): Database {
  const open = () => {
    const pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? 16,
      application_name: 'atrium-gateway',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    pool.on('error', (error) => options.onFault?.(error));
    return pool;
  };
  return createDatabase(open(), open());
}
