import { SEAMLESS_NONCE_MINUTES } from '@atrium/contracts/seamless';
import { fromKept, mustOpen, ofVendor } from '../../platform/kept-secrets.ts';
import type { Parts } from '../../platform/parts.ts';
import { checkDueAt, pauseBounds, SESSION_PAUSE, type SessionPause } from '../../limits/reality-check-pause.ts';
import { hashOf } from '../../session/find-session.ts';
import { idleMinutes } from '../../session/idle.ts';
import { createBatcher, inOrder } from '../../platform/batch.ts';

/** The fields of a vendor that its calls need. */
export interface CallingVendor {
  code: string;
  name: string;
  secret: string;
  previousSecret: string | null;
  /** The end of the previous secret's validity. */
  previousUntil: Date | null;
  lateBet: 'error' | 'noop';
  category: string;
}

export interface GameSession {
  memberId: string;
  sessionId: string;
  gameId: string;
  currency: string;
  mode: 'real' | 'demo';
  /**
   * Whether a bet may be placed: this session and the portal's session behind it are open, and the latter is not idle
   * (AC-08), in no place where play is refused, and checked within twice the time between two checks (AC-16).
   */
  live: boolean;
  lastSeenAt: Date;
  /** Whether the member has limits, which are checked with the wallet locked. */
  limited: boolean;
  /** Whether the reality check of the portal's session behind it is unanswered. */
  checkDue: boolean;
  /** Whether a bonus is being played. */
  hasBonus: boolean;
}

export interface Player {
  memberId: string;
  currency: string;
  /** Whether a bonus is being played. */
  hasBonus: boolean;
}

/** The reads that every vendor call needs before it moves money, batched for many calls. */
export interface VendorReads {
  /** `fresh` bypasses the cache, for a signature that does not match. */
  vendor(code: string, fresh?: boolean): Promise<CallingVendor | undefined>;
  /** Stores a nonce; false when it was used before. */
  noteNonce(vendorCode: string, nonce: string, balancedCall?: string): Promise<boolean>;
  /** The game session of a token at this vendor; another vendor's token is unknown here. */
  gameSession(vendorCode: string, token: string): Promise<GameSession | undefined>;
  /** The member behind a player reference at this vendor, with the wallet's currency. */
  playerOf(vendorCode: string, playerRef: string): Promise<Player | undefined>;
}

/** The open tab makes calls after its rounds, so a check is late only when the tab has gone. */
const UNSEEN_CHECKS = 2;
/** A vendor's row is cached for this long, so a replaced secret is valid this much longer in this process. */
const VENDOR_TTL_MS = 1_000;
const CLEAN_EVERY_MS = 30_000;

export function createVendorReads({
  database,
  clock,
  settings,
  log,
  config: { sealingKey },
}: Pick<Parts, 'database' | 'clock' | 'settings' | 'log' | 'config'>): VendorReads {
  const known = new Map<string, { vendor: CallingVendor | undefined; at: number }>();
  let cleanedAt = performance.now();

  const opened = (row: CallingVendor): CallingVendor => ({
    ...row,
    secret: mustOpen(sealingKey, ofVendor(row.code), row.secret),
    // A previous secret sealed with a lost key is ignored; the current one still works.
    previousSecret:
      row.previousSecret === null ? null : (fromKept(sealingKey, ofVendor(row.code), row.previousSecret) ?? null),
  });
  const readVendor = async (code: string) => {
    const row = await database.first<CallingVendor>(
      {
        name: 'calling-vendor',
        text: 'SELECT code, name, secret, previous_secret AS "previousSecret", previous_secret_until AS "previousUntil", late_bet AS "lateBet", category FROM vendors WHERE code = $1 AND secret IS NOT NULL',
      },
      [code],
    );
    const vendor = row && opened(row);
    // Unknown vendor codes are not cached: any caller may send them.
    if (vendor) known.set(code, { vendor, at: performance.now() });
    else known.delete(code);
    return vendor;
  };

  /** Beside the calls: processes that delete the same rows may wait for each other, and no bet depends on it. */
  function cleanNonces(): void {
    if (performance.now() - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = performance.now();
    database
      .run("DELETE FROM vendor_nonces WHERE at < $1::timestamptz - $2 * interval '1 minute'", [
        clock.now(),
        SEAMLESS_NONCE_MINUTES,
      ])
      .catch((error: unknown) => log.warn({ err: error }, 'old nonces were not deleted'));
  }

  const noteNonce = createBatcher<{ vendor: string; nonce: string; balancedCall: string | undefined }, boolean>({
    name: 'nonces',
    namesOf: ({ vendor, nonce }) => [`${vendor} ${nonce}`],
    async run(items) {
      // Sorted, so that two processes with the same nonces do not deadlock.
      const fresh = await database.rows<{ vendor: string; nonce: string }>(
        {
          name: 'vendor-nonces',
          // A row without a balanced call equals none, so its nonce is never taken again.
          text: `INSERT INTO vendor_nonces AS noted (vendor_code, nonce, at, balanced_call)
                 SELECT vendor, nonce, $3, call FROM unnest($1::text[], $2::text[], $4::text[]) AS u (vendor, nonce, call) ORDER BY 1, 2
                 ON CONFLICT (vendor_code, nonce) DO UPDATE SET balanced_call = excluded.balanced_call WHERE noted.balanced_call = excluded.balanced_call
                 RETURNING vendor_code AS vendor, nonce`,
        },
        [
          items.map(({ vendor }) => vendor),
          items.map(({ nonce }) => nonce),
          clock.now(),
          items.map(({ balancedCall }) => balancedCall ?? null),
        ],
      );
      cleanNonces();
      const taken = new Set(fresh.map(({ vendor, nonce }) => `${vendor} ${nonce}`));
      return items.map(({ vendor, nonce }) => taken.has(`${vendor} ${nonce}`));
    },
  });

  const gameSession = createBatcher<{ vendor: string; token: string }, GameSession | null>({
    name: 'game sessions',
    async run(items) {
      const now = clock.now();
      const bounds = await pauseBounds({ settings });
      const rows = await database.rows<Omit<GameSession, 'checkDue'> & SessionPause & { n: string }>(
        {
          name: 'game-sessions',
          text: `SELECT u.n, g.member_id AS "memberId", g.session_id AS "sessionId", g.game_id AS "gameId", g.currency, g.mode, s.last_seen_at AS "lastSeenAt",
                        g.expires_at > $3 AND s.ended_at IS NULL AND s.last_seen_at >= $3::timestamptz - $4 * interval '1 minute'
                          AND NOT s.place_refused AND (s.located_at IS NULL OR s.located_at > $3::timestamptz - $5 * interval '1 minute') AS live,
                        EXISTS (SELECT 1 FROM rg_limits l WHERE l.member_id = g.member_id AND l.superseded_at IS NULL) AS limited,
                        EXISTS (SELECT 1 FROM bonuses b WHERE b.member_id = g.member_id AND b.state = 'active') AS "hasBonus", ${SESSION_PAUSE}
                   FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS u (hash, vendor, n)
                   JOIN game_sessions g ON g.token_hash = u.hash AND g.vendor_code = u.vendor JOIN sessions s ON s.id = g.session_id JOIN members m ON m.id = g.member_id`,
        },
        [
          items.map(({ token }) => hashOf(token)),
          items.map(({ vendor }) => vendor),
          now,
          await idleMinutes({ settings }),
          UNSEEN_CHECKS * (await settings.get('location.checkMinutes', 30)),
        ],
      );
      return inOrder(
        items.length,
        rows.map((row) => ({ ...row, checkDue: checkDueAt(bounds, row) <= now })),
      );
    },
  });

  const playerOf = createBatcher<{ vendor: string; ref: string }, Player | null>({
    name: 'players',
    async run(items) {
      const rows = await database.rows<Player & { n: string }>(
        {
          name: 'players-of-refs',
          text: `SELECT u.n, p.member_id AS "memberId", m.currency, EXISTS (SELECT 1 FROM bonuses b WHERE b.member_id = p.member_id AND b.state = 'active') AS "hasBonus"
                   FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS u (ref, vendor, n)
                   JOIN player_refs p ON p.player_ref = u.ref AND p.vendor_code = u.vendor JOIN members m ON m.id = p.member_id`,
        },
        [items.map(({ ref }) => ref), items.map(({ vendor }) => vendor)],
      );
      return inOrder(items.length, rows);
    },
  });

  return {
    async vendor(code, fresh = false) {
      const last = known.get(code);
      return last && !fresh && performance.now() - last.at < VENDOR_TTL_MS ? last.vendor : await readVendor(code);
    },
    noteNonce: (vendor, nonce, balancedCall) => noteNonce({ vendor, nonce, balancedCall }),
    gameSession: async (vendor, token) => (await gameSession({ vendor, token })) ?? undefined,
    playerOf: async (vendor, ref) => (await playerOf({ vendor, ref })) ?? undefined,
  };
}
