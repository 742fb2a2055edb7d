import { writeFileSync } from 'node:fs';
import { Client } from 'pg';

/**
 * Hands the sandbox vendor the secrets of the vendors it plays. The gateway's database is where they are made and kept;
 * the vendor, as one from outside, has no access to it.
 */
export async function writeVendorSecrets(databaseUrl: string, file: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string; secret: string; late_bet: string }>(
      "SELECT code, secret, late_bet FROM vendors WHERE secret IS NOT NULL AND launch_url LIKE '{vendor}%' ORDER BY code",
    );
    const table = Object.fromEntries(rows.map(({ code, secret, late_bet }) => [code, { secret, lateBet: late_bet }]));
    writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`, { mode: 0o600 });
  } finally {
    await client.end();
  }
}
