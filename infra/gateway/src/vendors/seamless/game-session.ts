import type { Parts } from '../../platform/parts.ts';
import { hashOf } from '../../session/find-session.ts';
import { IDLE_MINUTES } from '../../session/idle.ts';

export interface GameSession {
  memberId: string;
  sessionId: string;
  gameId: string;
  currency: string;
  mode: 'real' | 'demo';
  /** Whether a bet may be placed: neither it nor the portal's session behind it is over, nor has that been idle for too long (AC-08). */
  live: boolean;
}

/** The game session of a token at this vendor; another vendor's token is unknown here. */
export async function findGameSession(
  parts: Parts,
  vendorCode: string,
  token: string,
): Promise<GameSession | undefined> {
  return await parts.database.first<GameSession>(
    {
      name: 'game-session',
      text: `SELECT g.member_id AS "memberId", g.session_id AS "sessionId", g.game_id AS "gameId", g.currency, g.mode, g.expires_at > $3 AND s.ended_at IS NULL AND s.last_seen_at >= $3::timestamptz - $4 * interval '1 minute' AS live
               FROM game_sessions g JOIN sessions s ON s.id = g.session_id WHERE g.token_hash = $1 AND g.vendor_code = $2`,
    },
    [hashOf(token), vendorCode, parts.clock.now(), IDLE_MINUTES],
  );
}

/** The member behind a player reference at this vendor, with the wallet's currency. */
export async function memberOfRef(
  parts: Parts,
  vendorCode: string,
  playerRef: string,
): Promise<{ memberId: string; currency: string } | undefined> {
  return await parts.database.first(
    {
      name: 'member-of-ref',
      text: 'SELECT p.member_id AS "memberId", m.currency FROM player_refs p JOIN members m ON m.id = p.member_id WHERE p.player_ref = $1 AND p.vendor_code = $2',
    },
    [playerRef, vendorCode],
  );
}
