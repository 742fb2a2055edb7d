import { randomBytes } from 'node:crypto';
import type { House } from '../house.ts';
import { hasRules, mechanicOf } from '../pick-mechanic.ts';
import { noteGame } from '../store/known-games.ts';
import { FIRST_PLAY_MONEY, saveSeat, seatOf } from '../store/seats.ts';
import { type Launch, type Session, saveSession } from '../store/sessions.ts';
import { limitsOf } from './table-company.ts';

export type OpenReason =
  | 'UNKNOWN_VENDOR'
  | 'VENDOR_DOWN'
  | 'VENDOR_ERROR'
  | 'LAUNCH_SPENT'
  | 'LAUNCH_EXPIRED'
  | 'WALLET_UNREACHABLE'
  | 'WRONG_GAME';

export type Opened =
  | { readonly kind: 'open'; readonly session: Session; readonly balance: string }
  | { readonly kind: 'closed'; readonly reason: OpenReason };

/** Why the portal takes no ticket; the game that it closes after the launch is closed for a while. */
const REFUSED: Readonly<Record<string, OpenReason>> = { TOKEN_EXPIRED: 'LAUNCH_EXPIRED', INVALID_GAME: 'VENDOR_DOWN' };

/**
 * Spends the launch ticket and seats the player. A ticket works once, so a reload of the page needs a new launch.
 * `game` in the address is the game's id, or its id without the vendor's name in front.
 */
export async function openSession(house: House, vendorId: string, gameId: string, ticket: string): Promise<Opened> {
  if (!house.secrets.find(vendorId)) return { kind: 'closed', reason: 'UNKNOWN_VENDOR' };
  if (house.faults.of(vendorId).down) return { kind: 'closed', reason: 'VENDOR_DOWN' };

  const answer = await house.wallet.call(vendorId, 'authenticate', { ticket });
  if (answer.kind === 'refused') return { kind: 'closed', reason: REFUSED[answer.refusal.code] ?? 'LAUNCH_SPENT' };
  if (answer.kind !== 'ok') {
    house.log.warn({ vendorId, answer }, 'launch not confirmed');
    return { kind: 'closed', reason: 'WALLET_UNREACHABLE' };
  }
  const { status: _, sessionToken, balance, bonusBalance: __, ...authenticated } = answer.reply;
  const launch: Launch = mechanicOf(authenticated).table
    ? { ...authenticated, limits: atTable(authenticated) }
    : authenticated;
  if (!hasRules(launch)) return { kind: 'closed', reason: 'WRONG_GAME' };
  if (launch.gameId !== gameId && launch.gameId !== `${vendorOf(vendorId)}-${gameId}`)
    return { kind: 'closed', reason: 'WRONG_GAME' };

  const session = {
    playKey: randomBytes(24).toString('base64url'),
    vendorId,
    sessionToken,
    launch,
    createdAt: house.now(),
  };
  const seat = house.store.transaction(() => {
    saveSession(house.store, session);
    noteGame(house.store, session);
    return seatPlayer(house, session, launch);
  });
  return { kind: 'open', session, balance: launch.mode === 'demo' ? String(seat.playMoney) : balance };
}

/** The vendor of an account: a portal with several brands has one account for each, such as `quayside.PG`. */
const vendorOf = (account: string): string => account.slice(account.indexOf('.') + 1);

/** A live table's own limits within the portal's; the portal's where the two have nothing in common. */
function atTable({ gameId, limits }: Launch): Launch['limits'] {
  const [least, most] = limitsOf(gameId).map(BigInt) as [bigint, bigint];
  const minStake = limits.minStake === null || BigInt(limits.minStake) < least ? least : BigInt(limits.minStake);
  const maxStake = limits.maxStake === null || BigInt(limits.maxStake) > most ? most : BigInt(limits.maxStake);
  return minStake <= maxStake ? { minStake: String(minStake), maxStake: String(maxStake) } : limits;
}

function seatPlayer(house: House, session: Session, launch: Launch) {
  const mechanic = mechanicOf(launch);
  const before = seatOf(house.store, session);
  const first = before?.state ?? mechanic.firstState(house.chance);
  const state = mechanic.table ? null : mechanic.offer(first, house.chance);
  const spent = (before?.playMoney ?? 0) < Math.min(...mechanic.stakes);
  const seat = { state, playMoney: before && !spent ? before.playMoney : FIRST_PLAY_MONEY };
  saveSeat(house.store, session, seat);
  return seat;
}
