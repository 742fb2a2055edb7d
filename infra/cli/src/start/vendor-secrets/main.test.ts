import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@atrium/database/test-database';

const MIGRATIONS = join(import.meta.dirname, '../../../../gateway/migrations');

it('[13-22] writes the vendors’ secrets of an installation with several brands, at their addresses', async () => {
  const first = await testDatabase(MIGRATIONS);
  const second = await testDatabase(MIGRATIONS);
  const folder = mkdtempSync(join(tmpdir(), 'vendor-secrets-'));
  const file = join(folder, 'vendor-secrets.json');
  try {
    for (const [name, { pool }] of Object.entries({ first, second }))
      await pool.query(
        "INSERT INTO vendors (code, name, category, launch_url, secret, account_type_name) VALUES ('PG', 'PG', 'RNG', '{vendor}/play', $1, 'PG')",
        [`the secret at the ${name}`],
      );
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')], {
      env: {
        DATABASE_URL: first.url,
        ATRIUM_SEALING_KEY: 'a sealing key of thirty-two characters or more',
        ATRIUM_BRANDS: 'second',
        ATRIUM_BRAND_SECOND_URL: 'https://www.second.example',
        ATRIUM_BRAND_SECOND_DATABASE_URL: second.url,
        VENDOR_SECRETS: file,
        VENDOR_GATEWAY_URL: 'http://balancer:8080',
        VENDOR_SITE_ORIGIN: 'https://www.first.example',
      },
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      PG: { secret: 'the secret at the first', lateBet: 'error' },
      'second.PG': {
        secret: 'the secret at the second',
        lateBet: 'error',
        site: { origin: 'https://www.second.example', server: 'http://balancer:8080/brands/second' },
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
    await Promise.all([first.drop(), second.drop()]);
  }
});
