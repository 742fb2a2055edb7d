import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { inDatabase } from './in-database.ts';
import { type Database, startDatabase } from './start-database.ts';
import { startStandby } from './start-standby.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

const home = makeThrowawayFolder('atrium-standby-');
const servers: Database[] = [];
afterAll(async () => {
  for (const server of servers.reverse()) await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const query = <Row>(server: Database, sql: string): Promise<Row[]> =>
  inDatabase(server.url('postgres'), async (client) => (await client.query(sql)).rows as Row[]);

it('follows a running primary, has every commit that the primary has answered, and takes its place', async () => {
  const dataFolder = join(home, 'primary');
  const primary = await startDatabase({ dataFolder, throwaway: true, settings: ['synchronous_commit=on'] });
  servers.push(primary);
  await query(primary, "CREATE TABLE note (text text); INSERT INTO note VALUES ('before the copy')");
  const standby = await startStandby({
    primary: { dataFolder, url: primary.url('postgres') },
    dataFolder: join(home, 'standby'),
    name: 'second',
  });
  servers.push(standby);
  await query(primary, "ALTER SYSTEM SET synchronous_standby_names = 'second'");
  await query(primary, 'SELECT pg_reload_conf()');
  while ((await query(primary, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0);
  await query(primary, "INSERT INTO note VALUES ('after it')");
  await expect(query(standby, "INSERT INTO note VALUES ('here')")).rejects.toThrow('read-only');
  await query(standby, 'SELECT pg_promote(true, 60)');
  await query(standby, "INSERT INTO note VALUES ('as the primary')");
  expect((await query<{ text: string }>(standby, 'SELECT text FROM note')).map(({ text }) => text)).toEqual([
    'before the copy',
    'after it',
    'as the primary',
  ]);
});
