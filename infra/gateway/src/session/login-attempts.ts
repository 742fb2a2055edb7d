import { addressOf, networkOf } from '@atrium/contracts/household-address';
import type { LoginFailure } from '@atrium/contracts/session';
import { MOST_WORK } from '@atrium/contracts/verification';
import type { InferOutput } from 'valibot';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { isLoopback } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';
import { captchaFault } from '../verification/captcha.ts';
import { FAILURES_KEPT_MS } from './failed-sign-ins.ts';
import { knownDevice } from './known-device.ts';

interface Rules {
  captchaAfter: number;
  /** Failures at places that the member has never used. */
  lockAfter: number;
  /** Failures at a device or an address that the member has used. */
  lockAfterKnown: number;
  /** How long failures count, in minutes. */
  lockMinutes: number;
  /** Failures of one address, over all usernames. */
  addressLockAfter: number;
}

/** An address may be a whole office, so it needs a captcha only from this share of its limit on. */
const ADDRESS_CAPTCHA_SHARE = 5;

/** The holder of a network of IPv6 has an address for each guess. It may be a provider, so it counts as ten addresses. */
const ADDRESSES_OF_NETWORK = 10;

async function rulesOf({ settings }: Parts): Promise<Rules> {
  return {
    captchaAfter: await settings.get('session.captchaAfter', 2),
    lockAfter: await settings.get('session.lockAfter', 3),
    lockAfterKnown: await settings.get('session.lockAfterKnown', 10),
    lockMinutes: await settings.get('session.lockMinutes', 30),
    addressLockAfter: await settings.get('session.addressLockAfter', 50),
  };
}

export interface Attempt {
  ip: string;
  /** The hash of the device, where the member is known. */
  device: Buffer | null;
  /** The `value` of a failure: what the next attempt needs. */
  failure: InferOutput<typeof LoginFailure>;
}

/** Failures that count for one attempt. */
interface Failures {
  /** Of the username, at this place. */
  ofAccount: number;
  /** Of the address or its share of the network, over all usernames; 0 on a known device. */
  ofAddress: number;
  /** Whether the member has used this device or this address. */
  known: boolean;
}

interface Place extends Pick<Attempt, 'device'> {
  address: string;
  /** Wider than the address; null for IPv4. */
  network: string | null;
  /** Whether the address is counted as a whole: all users of a developer's machine share one. */
  counted: boolean;
}

/**
 * The failures that count for an attempt. On a device that the member has used only those made with it; at an address where
 * the member has been verified only those made there from unknown devices; elsewhere all of the username. So guesses lock
 * everybody at unknown places (AC-06), and never the owner at a known one, where the limit is wider and a captcha holds off
 * a machine. An address that tries many usernames is counted as a whole, and so is a network of IPv6. Source: 14-06.
 */
async function failuresBefore(
  queryable: Queryable,
  account: string,
  since: Date,
  { address, network, device, counted }: Place,
): Promise<Failures> {
  const rows = await queryable.rows<{ ip: string; device: Buffer | null }>(
    'SELECT ip, device FROM login_failures WHERE account = $1 AND at > $2',
    [account, since],
  );
  if (device) return { ofAccount: rows.filter((row) => row.device?.equals(device)).length, ofAddress: 0, known: true };
  const known = await queryable.first(
    'SELECT 1 FROM registered_addresses r JOIN members m ON m.id = r.member_id WHERE lower(m.account) = $1 AND r.address = $2',
    [account, address],
  );
  const sameAddress = rows.filter((row) => row.device === null && addressOf(row.ip) === address);
  const all = counted
    ? await queryable.first<{ address: number; network: number }>(
        `SELECT (SELECT count(*)::int FROM login_failures WHERE address = $1 AND at > $3 AND device IS NULL) AS address,
                (SELECT count(*)::int FROM login_failures WHERE network = $2 AND at > $3 AND device IS NULL) AS network`,
        [address, network, since],
      )
    : undefined;
  return {
    ofAccount: known ? sameAddress.length : rows.length,
    ofAddress: all ? Math.max(all.address, Math.floor(all.network / ADDRESSES_OF_NETWORK)) : 0,
    known: known !== undefined,
  };
}

/**
 * How many times the usual work a captcha has to prove: 0 without a captcha, then 1, 2, 4 … with each further failure of the
 * username, and with each further step of the address.
 */
function workFor({ ofAccount, ofAddress }: Omit<Failures, 'known'>, { captchaAfter, addressLockAfter }: Rules): number {
  const step = Math.max(1, Math.floor(addressLockAfter / ADDRESS_CAPTCHA_SHARE));
  const doublings = Math.max(ofAccount - captchaAfter, Math.floor(ofAddress / step) - 1);
  return doublings < 0 ? 0 : Math.min(MOST_WORK, 2 ** doublings);
}

const failureOf = (work: number): Attempt['failure'] => ({ captcha: work > 0, ...(work > 1 && { work }) });

/**
 * Counts an attempt before the password is checked, one at a time per username and per address, so that concurrent attempts
 * cannot slip through; a success resets the count of its place. A missing or wrong captcha is not counted. Unknown usernames
 * are counted alike: locks and captchas reveal nothing about an account.
 */
export async function countAttempt(
  parts: Parts,
  caller: Caller,
  account: string,
  captcha: { id?: string; text?: string; proof?: string },
): Promise<Attempt> {
  const rules = await rulesOf(parts);
  const now = parts.clock.now();
  const since = new Date(now.getTime() - rules.lockMinutes * 60_000);
  const counted = !(parts.config.development && isLoopback(caller.ip));
  const outcome = await parts.database.transaction<Attempt | Refusal>(async (transaction) => {
    const [address, wider] = [addressOf(caller.ip), networkOf(caller.ip)];
    const device = await knownDevice(parts, transaction, account, caller);
    const place = { address, network: wider === address ? null : wider, device };
    for (const key of [`login:${account}`, `login from:${wider}`])
      await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const before = await failuresBefore(transaction, account, since, { ...place, counted });
    const work = workFor(before, rules);
    const refuse = (code: ConstructorParameters<typeof Refusal>[0]) =>
      new Refusal(code, { params: { minutes: rules.lockMinutes }, value: { ...failureOf(work), captcha: true } });
    if (before.ofAccount >= (before.known ? rules.lockAfterKnown : rules.lockAfter)) return refuse('ACCOUNT_LOCKED');
    if (before.ofAddress >= rules.addressLockAfter) return refuse('TOO_MANY_REQUESTS');
    if (work > 0) {
      const { id, text, proof } = captcha;
      if (!id || !text) return new Refusal('CAPTCHA_REQUIRED', { value: failureOf(work) });
      const fault = await captchaFault(parts, { id, text, proof, work }, transaction);
      if (fault) return new Refusal(fault, { value: failureOf(work) });
    }
    await transaction.run('DELETE FROM login_failures WHERE at < $1', [new Date(now.getTime() - FAILURES_KEPT_MS)]);
    await transaction.run(
      'INSERT INTO login_failures (account, at, ip, address, network, device) VALUES ($1, $2, $3, $4, $5, $6)',
      [account, now, caller.ip, place.address, place.network, place.device],
    );
    const after = {
      ofAccount: before.ofAccount + 1,
      ofAddress: place.device || !counted ? 0 : before.ofAddress + 1,
    };
    return { ip: caller.ip, device: place.device, failure: failureOf(workFor(after, rules)) };
  });
  // Thrown here and not inside the transaction, so that a captcha stays used up.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** After a success: the failures at this place alone, so that the owner's success frees no guesser elsewhere. */
export async function forgetAttemptsFrom(
  queryable: Queryable,
  account: string,
  { ip, device }: Attempt,
): Promise<void> {
  await queryable.run(
    'DELETE FROM login_failures WHERE account = $1 AND CASE WHEN $3::bytea IS NULL THEN ip = $2 AND device IS NULL ELSE device = $3 END',
    [account, ip, device],
  );
}

/** After a second factor has set a new password, which unlocks a username early (AC-06). */
export async function forgetAttempts(queryable: Queryable, account: string): Promise<void> {
  await queryable.run('DELETE FROM login_failures WHERE account = lower($1)', [account]);
}
