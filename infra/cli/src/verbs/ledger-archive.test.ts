import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { runAtrium } from '../testing/run-atrium.ts';

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-archive-'));
  database = await testDatabase(resolve(import.meta.dirname, '../../../gateway/migrations'));
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true });
});
const atrium = (args: string[], url: string | undefined = database.url) =>
  runAtrium(args, { PATH: process.env.PATH, ATRIUM_VAR: join(home, 'var'), ...(url && { DATABASE_URL: url }) });

const post = (key: string, age: string) =>
  database.pool.query(
    `SELECT ledger_post(now() - $2::interval, 'bet', NULL, 'test', $1, '', '', '',
       ARRAY[ledger_account('house:pnl', NULL, 'A', 'PHP'), ledger_account('house:pnl', NULL, 'B', 'PHP')], ARRAY[-7, 7]::bigint[])`,
    [key, age],
  );

it('archives what is old enough into a folder, checks a file, and leaves the rest', async () => {
  const folder = join(home, 'archives');
  const none = await atrium(['ledger', 'archive', folder]);
  expect([none.code, none.stdout]).toEqual([0, expect.stringMatching(/^No sealed play is older than \d{4}-/)]);

  await post('old', '3 years');
  await post('older than a year', '14 months');
  await post('young', '1 day');
  for (let pass = 0; pass < 3; pass += 1) {
    await database.pool.query("UPDATE ledger_seal_state SET seen_at = now() - interval '3 minutes'");
    await database.pool.query('SELECT ledger_seal(100)');
  }
  const usual = await atrium(['ledger', 'archive', folder]);
  expect([usual.code, usual.stdout]).toEqual([
    0,
    expect.stringContaining('ledger-000001.ndjson.gz: 1 entries, 2 lines removed'),
  ]);
  const shorter = await atrium(['ledger', 'archive', folder, '--older-than-months', '13', '--json']);
  expect(JSON.parse(shorter.stdout)).toMatchObject([{ number: 2, entries: 1, removedLines: 2 }]);
  expect(readdirSync(folder)).toEqual(['ledger-000001.ndjson.gz', 'ledger-000002.ndjson.gz']);

  const checked = await atrium(['ledger', 'check-archive', join(folder, 'ledger-000002.ndjson.gz')]);
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringMatching(/Archive 2 is whole: seals 2 to 2/)]);
});

it.each([
  [['ledger', 'archive', 'files', '--older-than-months', '12'], true, /Must be a number of months from 13/],
  [['ledger', 'archive', 'files'], false, /Atrium is not running with this ATRIUM_VAR .* set DATABASE_URL/],
  [['ledger', 'check-archive', '/nowhere/file.gz'], true, /\/nowhere\/file.gz is no whole archive: ENOENT/],
] as const)('refuses %j with a sentence', async (args, running, sentence) => {
  const run = await atrium([...args], running ? database.url : '');
  expect([run.code, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(sentence);
});
