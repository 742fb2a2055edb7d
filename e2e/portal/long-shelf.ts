import type { PortalDatabase } from '@atrium/database/open-portal-database';

export const LONG_SHELF = 'LONGSHELF';

/** Adds a vendor of slots with `games` games to the portal's catalogue, until `clearLongShelf`. */
export async function fillLongShelf(database: PortalDatabase, games: number): Promise<void> {
  await clearLongShelf(database);
  await database.query(
    "INSERT INTO vendors (code, name, category, launch_url, account_type_name, position) VALUES ($1, 'Long Shelf', 'RNG', '{vendor}/play/' || $1 || '/{game}', $1, 1)",
    [LONG_SHELF],
  );
  await database.query(
    `INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet, lines, return_percent, is_new, popularity)
     SELECT $1 || '-' || n, $1, 'game-' || n, 'RNG', 'slots', 'Long Game ' || n, 20, 5000, 20, 96.10, n % 11 = 0, 100000 - n FROM generate_series(1, $2::int) n`,
    [LONG_SHELF, games],
  );
}

export async function clearLongShelf(database: PortalDatabase): Promise<void> {
  for (const table of ['recent_games', 'favourites'])
    await database.query(`DELETE FROM ${table} WHERE game_id LIKE $1 || '-%'`, [LONG_SHELF]);
  await database.query('DELETE FROM games WHERE vendor_code = $1', [LONG_SHELF]);
  await database.query('DELETE FROM vendors WHERE code = $1', [LONG_SHELF]);
}
