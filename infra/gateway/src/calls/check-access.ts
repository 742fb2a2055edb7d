import { AGENT_ROLES, TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { isRefusedHere } from '../location/check-location.ts';
import { endSessions } from '../session/end-sessions.ts';
import { isIdle } from '../session/idle.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { systemState } from '../system/system-state.ts';

/**
 * Answered even while the whole system or the visitor's country is closed: they explain why (6-21), and whom to
 * contact.
 */
const ALWAYS: readonly string[] = [
  'system.status',
  'system.countries',
  'session.encryptionKey',
  'support.desk',
  'support.write',
  'support.end',
];

/** Checks the system's status, the country, the session, its place and the kind of account, in this order. */
export async function checkAccess(parts: Parts, endpoint: Endpoint, caller: Caller): Promise<void> {
  if (!ALWAYS.includes(endpoint.name)) {
    const state = await systemState(parts, caller);
    if (state === 1) throw new Refusal('SYSTEM_MAINTENANCE');
    if (state === 2) throw new Refusal('ACCESS_RESTRICTED', { params: { ip: caller.ip, country: caller.country } });
  }
  if (endpoint.access === 'none') return;
  if (!caller.session) throw new Refusal('NOT_LOGGED_IN');
  const { id, type, firstPassword } = caller.session;
  const refusedHere = await isRefusedHere(parts, caller.session, caller.ip);
  // For calls that take money in only partly, such as a transfer towards a vendor.
  caller.session.placeRefused = refusedHere;
  if (refusedHere && (endpoint.moneyIn === true || endpoint.name.startsWith('games.launch')))
    throw new Refusal('ACCESS_RESTRICTED', { params: { ip: caller.ip, country: caller.country } });
  if (firstPassword && needsActivity(endpoint)) throw new Refusal('FIRST_PASSWORD');
  if (needsActivity(endpoint) && (await isIdle(parts, caller.session))) {
    if (type !== TRIAL_ROLE) throw new Refusal('REAUTHENTICATE');
    // A trial account has no password to enter.
    await parts.database.transaction((transaction) => endSessions(parts, transaction, { sessionId: id }, 'expired'));
    throw new Refusal('NOT_LOGGED_IN');
  }
  if (endpoint.access === 'member' && type === TRIAL_ROLE) throw new Refusal('TRIAL_ACCOUNT');
  if (endpoint.access === 'agent' && !AGENT_ROLES.includes(type)) throw new Refusal('NOT_AN_AGENT');
}

/**
 * After a long pause the member enters the password again before staking or moving money (AC-08), and replaces one that
 * somebody else gave the account (12-01); reading goes on.
 */
const needsActivity = (endpoint: Endpoint): boolean =>
  endpoint.movesMoney === true || endpoint.name.startsWith('games.launch');
