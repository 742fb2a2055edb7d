import type { Authenticated } from '@atrium/contracts/seamless';
import type { Store } from './open-store.ts';

/** The wallet's answer at the launch, without the token and the balance that go stale. */
export type Launch = Omit<Authenticated, 'status' | 'sessionToken' | 'balance' | 'bonusBalance'>;

export interface Session {
  /** Known to the page; opens nothing but this one game of this one player. */
  readonly playKey: string;
  readonly vendorId: string;
  /** Known to the vendor's server alone. */
  readonly sessionToken: string;
  readonly launch: Launch;
  readonly createdAt: number;
}

const LIFETIME_MS = 12 * 60 * 60 * 1000;

export function saveSession({ db }: Store, session: Session): void {
  const { playKey, vendorId, sessionToken, launch, createdAt } = session;
  db.prepare('DELETE FROM session WHERE created_at < ?').run(createdAt - LIFETIME_MS);
  db.prepare(
    `INSERT INTO session (play_key, vendor_id, session_token, player_ref, game_id, mode, launch, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    playKey,
    vendorId,
    sessionToken,
    launch.playerRef,
    launch.gameId,
    launch.mode,
    JSON.stringify(launch),
    createdAt,
  );
}

export function findSession({ db }: Store, playKey: string, now: number): Session | undefined {
  const row = db
    .prepare('SELECT vendor_id, session_token, launch, created_at FROM session WHERE play_key = ? AND created_at > ?')
    .get(playKey, now - LIFETIME_MS);
  if (!row) return undefined;
  return {
    playKey,
    vendorId: row.vendor_id as string,
    sessionToken: row.session_token as string,
    launch: JSON.parse(row.launch as string) as Launch,
    createdAt: row.created_at as number,
  };
}
