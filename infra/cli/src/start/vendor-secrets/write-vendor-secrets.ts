import { writeFileSync } from 'node:fs';
import { isSealed, openText } from '@atrium/database/sealed-text';
import { Client } from 'pg';

export interface BrandAtVendors {
  databaseUrl: string;
  /** The beginning of the brand's accounts; none for the first brand. */
  vendorPrefix?: string;
  /** Of a brand beside the first: the origin that frames games, and where the vendor reaches its wallet. */
  site?: { origin: string; server: string };
}

/**
 * Hands the sandbox vendor the secrets of the vendors it plays. The gateway's database is where they are made and kept
 * (sealed, under the owner's name that `kept-secrets.ts` of the gateway gives them); the vendor, as one from outside, has
 * no access to it.
 */
export async function writeVendorSecrets({
  sealingKey,
  file,
  brands,
}: {
  sealingKey: string;
  file: string;
  brands: readonly BrandAtVendors[];
}): Promise<void> {
  const accounts: Record<string, unknown> = {};
  for (const brand of brands) Object.assign(accounts, await accountsOf(brand, sealingKey));
  writeFileSync(file, `${JSON.stringify(accounts, undefined, 2)}\n`, { mode: 0o600 });
}

async function accountsOf(
  { databaseUrl, vendorPrefix = '', site }: BrandAtVendors,
  sealingKey: string,
): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string; kept: string; late_bet: string }>(
      "SELECT code, secret AS kept, late_bet FROM vendors WHERE secret IS NOT NULL AND launch_url LIKE '{vendor}%' ORDER BY code",
    );
    return Object.fromEntries(
      rows.map(({ code, kept, late_bet }) => {
        const secret = isSealed(kept) ? openText(sealingKey, `vendor ${code}`, kept) : kept;
        if (secret === undefined)
          throw new Error(
            `The secret of vendor ${code} was sealed with a different key than the one in the data folder's secrets.json.`,
          );
        return [vendorPrefix + code, { secret, lateBet: late_bet, ...(site && { site }) }];
      }),
    );
  } finally {
    await client.end();
  }
}
