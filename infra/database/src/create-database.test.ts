import { Client } from 'pg';
import { cloneDatabase, createDatabase } from './create-database.ts';

const server = process.env.ATRIUM_TEST_DATABASE_URL!;
const names = [`made_${process.pid}`, `cloned_${process.pid}`] as const;
const [made, cloned] = names;

async function query(database: string, text: string): Promise<unknown[]> {
  const url = new URL(server);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
afterAll(async () => {
  for (const name of names) await query('postgres', `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

it('creates a database once, and clones it with what it holds', async () => {
  expect([await createDatabase(server, made), await createDatabase(server, made)]).toEqual([true, false]);
  await query(made, "CREATE TABLE shelf (label text); INSERT INTO shelf VALUES ('seeded')");
  await cloneDatabase(server, made, cloned);
  await query(cloned, "INSERT INTO shelf VALUES ('only here')");
  expect(await query(cloned, 'SELECT label FROM shelf')).toHaveLength(2);
  expect(await query(made, 'SELECT label FROM shelf')).toEqual([{ label: 'seeded' }]);
});
