import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import { randomBytes } from 'node:crypto';
import { LAUNCH_TICKET_SECONDS } from '@atrium/contracts/seamless';
import type { launchGame as launchCall, launchRoom as roomCall } from '@atrium/contracts/game-launch';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from '../session/find-session.ts';
import { barRefusal, wagerRefusal } from '../limits/can-wager.ts';
import { slotStakeCap } from '../limits/slot-stake-cap.ts';
import { realityCheckOf } from '../limits/session-figures.ts';

interface Launchable {
  id: string;
  code: string;
  name: string;
  demo: boolean;
  up: boolean;
  vendorCode: string;
  vendorName: string;
  vendorUp: boolean;
  launchUrl: string | null;
}

const GAME = `SELECT g.id, g.code, g.name, g.demo, g.up, v.code AS "vendorCode", v.name AS "vendorName", v.up AS "vendorUp", v.launch_url AS "launchUrl" FROM games g JOIN vendors v ON v.code = g.vendor_code`;

interface Launch {
  url: string;
  gameId: string;
  name: string;
  mode: 'real' | 'demo';
  /** The member's open round in this game, which the vendor continues. */
  resumes?: { stake: string; openedAt: string };
  /** The most that one round takes of this member, in minor units. */
  stakeCap?: string;
}

/**
 * Launches a vendor's game: checks the game, its vendor and the player, and returns an address with a ticket that is
 * valid once, within two minutes. A trial account plays in demo mode only.
 */
async function launch(
  parts: Parts,
  caller: MemberCaller,
  game: Launchable | undefined,
  wanted: {
    mode?: 'real' | 'demo' | undefined;
    language?: string | undefined;
    selection?: LaunchSelection | undefined;
  },
): Promise<Launch> {
  if (!game?.launchUrl) throw new Refusal('GAME_UNKNOWN');
  const mode = caller.session.type === TRIAL_ROLE ? 'demo' : (wanted.mode ?? 'real');
  if (mode === 'demo' && !game.demo) throw new Refusal('DEMO_UNAVAILABLE');
  if (!game.up) throw new Refusal('GAME_MAINTENANCE', { params: { game: game.name } });
  if (!game.vendorUp) throw new Refusal('VENDOR_MAINTENANCE', { params: { vendor: game.vendorName, game: game.name } });
  const barred = mode === 'real' ? await wagerRefusal(parts, caller.session.memberId, 0n) : undefined;
  if (barred) throw barred === 'LIMIT_EXCEEDED' ? new Refusal(barred) : await barRefusal(parts, barred);
  if (mode === 'real' && (await realityCheckOf(parts, parts.database, caller.session)).due)
    throw new Refusal('REALITY_CHECK_DUE');
  await parts.vendorHealth.assertReachable(game.vendorCode, game.launchUrl);
  const now = parts.clock.now();
  const ticket = randomBytes(32).toString('base64url');
  const language = /^[A-Za-z-]{2,8}$/.test(wanted.language ?? '') ? wanted.language! : caller.language;
  await parts.database.run('DELETE FROM launch_tickets WHERE expires_at < $1', [now]);
  await parts.database.run(
    'INSERT INTO launch_tickets (ticket_hash, vendor_code, member_id, session_id, game_id, currency, language, mode, expires_at, selection) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      hashOf(ticket),
      game.vendorCode,
      caller.session.memberId,
      caller.session.id,
      game.id,
      caller.session.currency,
      language,
      mode,
      new Date(now.getTime() + LAUNCH_TICKET_SECONDS * 1000),
      wanted.selection ? JSON.stringify(wanted.selection) : null,
    ],
  );
  await parts.database.run(
    'INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, $2, $3) ON CONFLICT (member_id, game_id) DO UPDATE SET at = excluded.at',
    [caller.session.memberId, game.id, now],
  );
  const url = addressOf(parts, game);
  url.searchParams.set('ticket', ticket);
  url.searchParams.set('language', language);
  url.searchParams.set('mode', mode);
  const open = mode === 'real' ? await openRound(parts, caller.session.memberId, game.id) : undefined;
  const cap =
    mode === 'real' ? await slotStakeCap(parts, { memberId: caller.session.memberId, gameId: game.id }) : null;
  return {
    url: url.host === NOWHERE ? url.href.slice(url.origin.length) : url.href,
    gameId: game.id,
    name: game.name,
    mode,
    ...(open && { resumes: { stake: open.stake, openedAt: open.at.toISOString() } }),
    ...(cap !== null && { stakeCap: cap.toString() }),
  };
}

/** Replaces the origin of a relative launch address, which the client takes from the launch CDNs (3-67). */
const NOWHERE = 'relative.invalid';

const addressOf = (parts: Parts, { launchUrl, code }: Launchable): URL =>
  new URL(
    launchUrl!.replaceAll('{vendor}', parts.config.vendorUrl).replaceAll('{game}', encodeURIComponent(code)),
    `https://${NOWHERE}`,
  );

/**
 * A member's newest open round in a game, found by the index `rounds_undecided` however much was played. An open slip of a
 * book is nothing that a launch goes on with: no launch decides its events.
 */
const openRound = (parts: Parts, memberId: string, gameId: string) =>
  parts.database.first<{ stake: string; at: Date }>(
    "SELECT stake, opened_at AS at FROM rounds WHERE member_id = $1 AND status = 'open' AND game_id = $2 AND game_type NOT IN ('SPORTS', 'ESPORTS') ORDER BY opened_at DESC LIMIT 1",
    [memberId, gameId],
  );

/** The player is the session's; another member's name in the payload is refused. Source: 3-50 … 3-55, 7-050. */
export async function launchGame(
  parts: Parts,
  { body, caller }: ParsedOf<typeof launchCall> & { caller: MemberCaller },
) {
  if (body.username && body.username.toLowerCase() !== caller.session.account.toLowerCase())
    throw new Refusal('BAD_REQUEST', { params: { field: 'username' } });
  const game =
    body.roomId === undefined
      ? await parts.database.first<Launchable>(`${GAME} WHERE g.id = $1`, [body.gameId ?? ''])
      : await gameOfRoom(parts, body.roomId);
  const { url, ...answer } = await launch(parts, caller, game, {
    mode: body.mode,
    language: body.language ?? caller.header('Language'),
    selection: body.selection,
  });
  return { game_url: url, ...answer };
}

/** Source: 3-56, 7-051. */
export async function launchRoom(
  parts: Parts,
  { query, caller }: ParsedOf<typeof roomCall> & { caller: MemberCaller },
) {
  const {
    url,
    mode: _mode,
    ...answer
  } = await launch(parts, caller, await gameOfRoom(parts, query.roomId), {
    language: query.language,
  });
  return { content: url, ...answer };
}

const gameOfRoom = (parts: Parts, roomId: string): Promise<Launchable | undefined> =>
  parts.database.first<Launchable>(`${GAME} JOIN rooms r ON r.game_id = g.id WHERE r.id = $1`, [roomId]);
