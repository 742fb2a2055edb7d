import type { Socket } from 'node:net';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { until } from '@atrium/testing/until';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { type Database, openDatabase } from './database.ts';
import { lead } from './leader.ts';

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

it('loses its turn, not the process, when the connection breaks while it requests the lock', async () => {
  let asked = 0;
  const connect = async () => {
    const client = (await database.pool.connect()) as PoolClient & { connection: { stream: Socket } };
    asked += 1;
    if (asked > 1) return client;
    const ask = client.query.bind(client) as (text: string, values: unknown[]) => unknown;
    return Object.assign(client, {
      query(text: string, values: unknown[]) {
        const answer = ask(text, values);
        client.connection.stream.destroy();
        return answer;
      },
    });
  };
  const pool = Object.assign(Object.create(database.pool), { connect });
  const leadership = lead({ database: { ...database, pool }, log: pino({ level: 'silent' }) }, []);
  await until(() => leadership.leading);
  await leadership.stop();
  expect(asked).toBe(2);
});
