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
    rows: async (statement, values) => (await query(statement, values)).rows as never,
    first: async (statement, values) => (await query(statement, values)).rows[0] as never,
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  };
}

/** Wraps a pool. The pool is closed with `close`. */
export function createDatabase(pool: pg.Pool): Database {
  return {
    ...queryable(pool),
    pool,
    async transaction(work) {
      const client = await pool.connect();
      const after: (() => void)[] = [];
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work({
          ...queryable(client as unknown as Connection),
          afterCommit: (step) => after.push(step),
        });
        await client.query('COMMIT');
        for (const step of after) step();
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((fault: Error) => {
          broken = fault;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** Opens a pool on `url`; a connection that dies idle is replaced and does not end the process. */
export function openDatabase(url: string, options: { max?: number; onFault?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 20, application_name: 'atrium-gateway' });
  pool.on('error', (error) => options.onFault?.(error));
  return createDatabase(pool);
}
