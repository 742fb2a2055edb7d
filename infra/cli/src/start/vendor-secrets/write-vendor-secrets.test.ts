import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealText } from '@atrium/database/sealed-text';
import { testDatabase } from '@atrium/database/test-database';
import { writeVendorSecrets } from './write-vendor-secrets.ts';

const KEY = 'a sealing key of thirty-two characters or more';

const SECOND = { origin: 'http://second.localhost:8080', server: 'http://localhost:8080/brands/second' };

it('[13-22] hands the sandbox vendor its secrets, those of each brand under accounts of its own, whether they lie sealed or open, and says so when the sealing key is another', async () => {
  const database = await testDatabase(join(import.meta.dirname, '../../../../gateway/migrations'));
  const folder = mkdtempSync(join(tmpdir(), 'vendor-secrets-'));
  const file = join(folder, 'vendor-secrets.json');
  const write = (sealingKey: string) =>
    writeVendorSecrets({
      sealingKey,
      file,
      brands: [{ databaseUrl: database.url }, { databaseUrl: database.url, vendorPrefix: 'second.', site: SECOND }],
    });
  const add = (code: string, kept: string, url = '{vendor}/play') =>
    database.pool.query(
      "INSERT INTO vendors (code, name, category, launch_url, secret, account_type_name) VALUES ($1, $1, 'RNG', $2, $3, $1)",
      [code, url, kept],
    );
  try {
    await add('OPEN', 'an open one');
    await add('SHUT', sealText(KEY, 'vendor SHUT', 'a sealed one'));
    await add('FAR', 'of another house', 'https://games.example/play');
    await write(KEY);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      OPEN: { secret: 'an open one', lateBet: 'error' },
      SHUT: { secret: 'a sealed one', lateBet: 'error' },
      'second.OPEN': { secret: 'an open one', lateBet: 'error', site: SECOND },
      'second.SHUT': { secret: 'a sealed one', lateBet: 'error', site: SECOND },
    });
    await expect(write('another key of thirty-two characters or more')).rejects.toThrow(
      'The secret of vendor SHUT was sealed with a different key',
    );
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
