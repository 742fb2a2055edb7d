import type { Store } from './open-store.ts';
import type { Launch, Session } from './sessions.ts';

/** What a look back needs of a game long after its sessions are gone. */
export type KnownGame = Pick<
  Launch,
  | 'gameId'
  | 'gameName'
  | 'category'
  | 'gameType'
  | 'vendorName'
  | 'currency'
  | 'currencySymbol'
  | 'fractionDigits'
  | 'timeZone'
>;

export const GAMES_SCHEMA = `
  CREATE TABLE IF NOT EXISTS known_game (
    vendor_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (vendor_id, game_id)
  ) STRICT;
`;

export function noteGame({ db }: Store, { vendorId, launch }: Session): void {
  const { gameId, gameName, category, gameType, vendorName, currency, currencySymbol, fractionDigits, timeZone } =
    launch;
  const game: KnownGame = {
    gameId,
    gameName,
    category,
    gameType,
    vendorName,
    currency,
    currencySymbol,
    fractionDigits,
    timeZone,
  };
  db.prepare(
    'INSERT INTO known_game (vendor_id, game_id, game) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET game = excluded.game',
  ).run(vendorId, gameId, JSON.stringify(game));
}

export function findGame({ db }: Store, vendorId: string, gameId: string): KnownGame | undefined {
  const row = db.prepare('SELECT game FROM known_game WHERE vendor_id = ? AND game_id = ?').get(vendorId, gameId);
  return row && (JSON.parse(row.game as string) as KnownGame);
}
