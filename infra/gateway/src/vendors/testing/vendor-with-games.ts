import type { TestApp } from '../../platform/testing/test-app.ts';

export interface HouseGame {
  id: string;
  kind: string;
  /** By default the vendor's own type. */
  category?: string;
  /** Stake limits in minor units; by default 1 to 1000000. */
  limits?: readonly [least: number, most: number];
}

/** For `startVendorHouse`: stores a vendor that the sandbox serves, and its games. */
export const vendorWithGames =
  (code: string, category: string, games: readonly HouseGame[]) =>
  async ({ database }: TestApp): Promise<Record<string, string>> => {
    const secret = `secret-of-${code}`;
    await database.run(
      'INSERT INTO vendors (code, name, category, launch_url, secret, account_type_name) VALUES ($1, $1, $2, $3, $4, $2)',
      [code, category, `{vendor}/play/${code}/{game}`, secret],
    );
    for (const { id, kind, category: own = category, limits: [least, most] = [1, 1_000_000] } of games)
      await database.run(
        'INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, $2, $1, $3, $4, $1, $5, $6)',
        [id, code, own, kind, least, most],
      );
    return { [code]: secret };
  };
