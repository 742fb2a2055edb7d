import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processUrl } from '@atrium/database/process-role';
import { testDatabase } from '@atrium/database/test-database';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { type CheckedVersion, saveBrowserCheck } from '../browser-check/browser-check.repository.ts';
import { grant, grantDemoOperators } from '../operators.ts';
import { signingKeys } from '../keys/signing-keys.ts';

/*
 * A registry in its own process, for tests in a browser: the real one, over a clone of the test database. Prints its
 * address, the demo operators' tokens and the folder of the keys that its gateways trust in one line. A line of its standard input is what Chromium found in a version;
 * prints it back once it is saved. Exits when its standard input ends.
 */
const migrations = join(import.meta.dirname, '../../migrations');
const database = await testDatabase(migrations);
const pool = new pg.Pool({ connectionString: processUrl(database.url, 'registry'), max: 10 });
pool.on('error', () => {});
const folder = mkdtempSync(join(tmpdir(), 'atrium-registry-'));
const tokens = {
  ...(await grantDemoOperators(database.pool, folder)),
  gateway: await grant(database.pool, { name: 'gateway', role: 'reporter', remote: null }),
};
const [site, brands] = process.argv.slice(2) as [site: string, brands: string];
const app = await buildApp({
  pool,
  keys: signingKeys(folder),
  brand: 'atrium',
  brands: brands.split(','),
  development: true,
  sealingKey: 'a sealing key of tests, long enough',
  now: () => new Date(),
  console: { port: 8090, site },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ address, tokens, folder })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { findings, ...version } = JSON.parse(line) as CheckedVersion & { findings: string[] };
  await saveBrowserCheck(pool, version, findings, new Date());
  process.stdout.write(`${line}\n`);
}
await app.close();
await pool.end();
await database.drop();
rmSync(folder, { recursive: true });
process.exit(0);
