import { writeFileSync } from 'node:fs';
import { isSealed, openText } from '@atrium/database/sealed-text';
import { Client } from 'pg';

/**
 * Hands the sandbox vendor the secrets of the vendors it plays. The gateway's database is where they are made and kept
 * (sealed, under the owner's name that `kept-secrets.ts` of the gateway gives them); the vendor, as one from outside, has
 * no access to it.
 */
export async function writeVendorSecrets({
  databaseUrl,
  sealingKey,
  file,
}: {
  databaseUrl: string;
  sealingKey: string;
  file: string;
}): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string; kept: string; late_bet: string }>(
      "SELECT code, secret AS kept, late_bet FROM vendors WHERE secret IS NOT NULL AND launch_url LIKE '{vendor}%' ORDER BY code",
    );
    const table = Object.fromEntries(
      rows.map(({ code, kept, late_bet }) => {
        const secret = isSealed(kept) ? openText(sealingKey, `vendor ${code}`, kept) : kept;
        if (secret === undefined)
          throw new Error(
            `The secret of vendor ${code} was sealed with a different key than the one in the data folder's secrets.json.`,
          );
        return [code, { secret, lateBet: late_bet }];
      }),
    );
    writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`, { mode: 0o600 });
  } finally {
    await client.end();
  }
}
