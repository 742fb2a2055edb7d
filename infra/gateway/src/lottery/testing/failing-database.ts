import type { Database, Queryable } from '../../platform/database.ts';

export class Killed extends Error {}

/** A database that ends the process, as it were, at statement `at`: before it runs, or after it took effect. */
export function failingDatabase(database: Database, at: number, moment: 'before' | 'after'): Database {
  let count = 0;
  async function step<Value>(work: () => Promise<Value>): Promise<Value> {
    count += 1;
    if (count > at) throw new Killed();
    if (count === at && moment === 'before') throw new Killed();
    const value = await work();
    if (count === at) throw new Killed();
    return value;
  }
  const failing = (queryable: Queryable): Queryable => ({
    rows: (statement, values) => step(() => queryable.rows(statement, values)),
    first: (statement, values) => step(() => queryable.first(statement, values)),
    run: (statement, values) => step(() => queryable.run(statement, values)),
  });
  return {
    ...failing(database),
    pool: database.pool,
    get waiting() {
      return database.waiting;
    },
    // Counted after its commit: its statements are counted before.
    transaction: async (work) => {
      const value = await database.transaction((transaction) => work({ ...transaction, ...failing(transaction) }));
      return await step(async () => value);
    },
    close: () => database.close(),
  };
}
