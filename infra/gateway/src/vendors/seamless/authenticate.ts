import { randomBytes } from 'node:crypto';
import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import type { Authenticated, AuthenticateBody } from '@atrium/contracts/seamless';
import { isUnderMaintenance } from '../../system/system-state.ts';
import { slotStakeCap } from '../../limits/slot-stake-cap.ts';
import type { Parts } from '../../platform/parts.ts';
import { hashOf } from '../../session/find-session.ts';
import { brandOf } from '../../system/permission.ts';
import { playWallet } from '../../wallet/play-wallet.ts';
import { refused } from './answer.ts';
import type { SeamlessPorts } from './seamless-ports.ts';
import type { CallingVendor } from './vendor-reads.ts';

const SESSION_HOURS = 12;

interface Ticket {
  memberId: string;
  sessionId: string;
  gameId: string;
  gameName: string;
  gameType: string;
  category: string;
  minBet: string;
  maxBet: string;
  currency: string;
  language: string;
  mode: 'real' | 'demo';
  selection: LaunchSelection | null;
  expired: boolean;
  up: boolean;
  nickname: string;
}

/**
 * Spends a launch ticket and opens the game's session, unless the member has signed out or the game has been closed.
 * The player gets a reference that is unique to this vendor.
 */
export async function authenticate(
  { parts }: SeamlessPorts,
  vendor: CallingVendor,
  body: AuthenticateBody,
): Promise<Authenticated | ReturnType<typeof refused>> {
  const now = parts.clock.now();
  const ticket = await parts.database.first<Ticket>(
    `WITH spent AS (DELETE FROM launch_tickets WHERE ticket_hash = $1 AND vendor_code = $2 RETURNING *)
     SELECT t.member_id AS "memberId", t.session_id AS "sessionId", t.game_id AS "gameId", g.name AS "gameName", g.category, g.kind AS "gameType", g.min_bet AS "minBet", g.max_bet AS "maxBet",
            t.currency, t.language, t.mode, t.selection, t.expires_at <= $3 OR s.ended_at IS NOT NULL AS expired, g.up AND v.up AS up, m.nickname
       FROM spent t JOIN games g ON g.id = t.game_id JOIN vendors v ON v.code = g.vendor_code JOIN members m ON m.id = t.member_id JOIN sessions s ON s.id = t.session_id`,
    [hashOf(body.ticket), vendor.code, now],
  );
  if (!ticket) return refused('INVALID_TOKEN');
  if (ticket.expired) return refused('TOKEN_EXPIRED');
  if (!ticket.up || (await isUnderMaintenance(parts))) return refused('INVALID_GAME');
  const sessionToken = randomBytes(32).toString('base64url');
  await parts.database.run(
    'INSERT INTO game_sessions (token_hash, vendor_code, member_id, session_id, game_id, currency, mode, started_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      hashOf(sessionToken),
      vendor.code,
      ticket.memberId,
      ticket.sessionId,
      ticket.gameId,
      ticket.currency,
      ticket.mode,
      now,
      new Date(now.getTime() + SESSION_HOURS * 3_600_000),
    ],
  );
  const brand = await brandOf(parts);
  const cap = ticket.mode === 'real' ? await slotStakeCap(parts, ticket) : null;
  const wallet = ticket.mode === 'real' ? await playWallet(parts, { ...ticket, vendor: vendor.code }) : undefined;
  return {
    status: 'ok',
    sessionToken,
    playerRef: await playerRef(parts, vendor.code, ticket.memberId),
    nickname: ticket.nickname,
    currency: ticket.currency,
    currencySymbol: brand.currencySymbol,
    fractionDigits: brand.fractionDigits,
    timeZone: brand.timeZone,
    // In demo mode the vendor uses play money and never calls the wallet.
    balance: wallet?.cash ?? (await parts.settings.get('trial.playMoney', '1000000')),
    bonusBalance: wallet?.bonus ?? '0',
    language: ticket.language,
    mode: ticket.mode,
    gameId: ticket.gameId,
    gameName: ticket.gameName,
    category: ticket.category,
    gameType: ticket.gameType,
    vendorName: vendor.name,
    limits: {
      minStake: ticket.minBet,
      maxStake: cap !== null && cap < BigInt(ticket.maxBet) ? `${cap}` : ticket.maxBet,
    },
    realityCheck: null,
    pace: {
      autoplay: await parts.settings.get('games.autoplay', true),
      turbo: await parts.settings.get('games.turbo', true),
    },
    ...(ticket.selection && { selection: ticket.selection }),
  };
}

async function playerRef(parts: Parts, vendorCode: string, memberId: string): Promise<string> {
  const row = await parts.database.first<{ ref: string }>(
    `INSERT INTO player_refs (vendor_code, member_id, player_ref) VALUES ($1, $2, $3)
     ON CONFLICT (vendor_code, member_id) DO UPDATE SET member_id = excluded.member_id RETURNING player_ref AS ref`,
    [vendorCode, memberId, randomBytes(12).toString('hex')],
  );
  return row!.ref;
}
