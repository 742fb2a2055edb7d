import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { type Database, openDatabase } from './database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await testDatabase(join(import.meta.dirname, '../../migrations'));
  database = openDatabase(made.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

it('never deadlocks transactions that query outside their own connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      database.transaction(async (transaction) => {
        await transaction.rows('SELECT pg_sleep(0.02)');
        return (await database.first<{ n: number }>('SELECT $1::int AS n', [index]))!.n;
      }),
    ),
  );
  expect(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
}, 20_000);

it('loses one transaction, not the process, when its connection is cut between two statements', async () => {
  const cut = database.transaction(async (transaction) => {
    const own = await transaction.first<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await made.pool.query('SELECT pg_terminate_backend($1)', [own!.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await transaction.run('SELECT 1');
  });
  await expect(cut).rejects.toThrow();
  await expect(database.transaction((transaction) => transaction.first('SELECT 1 AS one'))).resolves.toEqual({
    one: 1,
  });
});

it('returns what was committed, even when a step after the commit throws', async () => {
  const steps: string[] = [];
  const answer = await database.transaction(async (transaction) => {
    transaction.afterCommit(() => {
      throw new Error('nobody listens');
    });
    transaction.afterCommit(() => steps.push('second'));
    return 'kept';
  });
  expect([answer, steps]).toEqual(['kept', ['second']]);
});
