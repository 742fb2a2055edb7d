import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAtrium } from '../testing/run-atrium.ts';
import { copyPortalFiles } from './portal-files.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'atrium-backup-verb-'));
});
afterEach(() => rmSync(home, { recursive: true }));
const atrium = (args: string[], env: Record<string, string> = {}) =>
  runAtrium(args, { PATH: process.env.PATH, ATRIUM_VAR: join(home, 'var'), ...env });

it.each([
  [['backup', 'take', 'copies'], {}, /Atrium is not running with this ATRIUM_VAR .*Start it/],
  [['backup', 'take', 'copies', '--keep', '0'], {}, /Must be a number from 1 to 999/],
  [['backup', 'end', 'copies'], {}, /No changes are kept in .*copies/],
  [['backup', 'restore', 'copies'], {}, /There is no complete backup in .*copies/],
  [['backup', 'restore', 'copies', '--at', 'yesterday'], {}, /Must be an ISO time/],
  [
    ['backup', 'take', 'copies'],
    { DATABASE_URL: 'postgres://a:b@127.0.0.1/c' },
    /a PostgreSQL of your own.*pgBackRest/,
  ],
] as const)('refuses %j with a sentence', async (args, env, sentence) => {
  const run = await atrium([...args], env);
  expect([run.code, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(sentence);
  expect(existsSync(join(home, 'var/database'))).toBe(false);
});

it('copies keys and versions with a backup, and never writes over those of the portal that is there', () => {
  const [from, to] = [join(home, 'from'), join(home, 'to')];
  for (const file of [
    'database/PG_VERSION',
    'database.owner',
    'logs/a.log',
    'run/x',
    'sandbox-vendor.sqlite',
    'secrets.json',
    'artifacts/slots/1.0.0/entry.js',
  ]) {
    mkdirSync(join(from, file, '..'), { recursive: true });
    writeFileSync(join(from, file), 'copied');
  }
  mkdirSync(to);
  writeFileSync(join(to, 'secrets.json'), 'own');
  expect(copyPortalFiles(from, to).sort()).toEqual(['artifacts', 'secrets.json']);
  expect(readFileSync(join(to, 'secrets.json'), 'utf8')).toBe('own');
  expect(readFileSync(join(to, 'artifacts/slots/1.0.0/entry.js'), 'utf8')).toBe('copied');
  expect(copyPortalFiles(join(home, 'nowhere'), to)).toEqual([]);
});
