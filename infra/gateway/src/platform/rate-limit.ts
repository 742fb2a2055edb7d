import { addressOf } from '@atrium/contracts/household-address';
import type { Endpoint } from '@atrium/contracts/endpoint';
import type { Caller } from './caller.ts';
import { Refusal } from './errors.ts';
import { isLoopback } from './ip-address.ts';
import type { Parts } from './parts.ts';

interface Allowance {
  most: number;
  minutes: number;
}

/** Calls that cost us money or help a guesser, limited per address. An address may be a whole office. */
const BY_ADDRESS: Readonly<Record<string, Allowance>> = {
  'session.login': { most: 60, minutes: 10 },
  'session.passkeyLogin': { most: 60, minutes: 10 },
  'session.verifyExtra': { most: 60, minutes: 10 },
  'session.sendExtraCode': { most: 20, minutes: 60 },
  'session.freePlay': { most: 20, minutes: 60 },
  'members.register': { most: 20, minutes: 60 },
  'members.registerByMobile': { most: 20, minutes: 60 },
  'members.forgotByEmail': { most: 10, minutes: 60 },
  'members.setPasswordByPhone': { most: 20, minutes: 60 },
  'members.setPasswordByLink': { most: 20, minutes: 60 },
  'verification.captcha': { most: 60, minutes: 10 },
  'verification.smsNoLogin': { most: 10, minutes: 60 },
  'verification.smsRegister': { most: 10, minutes: 60 },
  'games.launch': { most: 120, minutes: 10 },
  'games.launchRoom': { most: 120, minutes: 10 },
  'system.feedback': { most: 20, minutes: 60 },
  'support.write': { most: 40, minutes: 10 },
};
/** Calls that check a password inside a session: somebody who finds one open must not be able to guess. */
const BY_MEMBER: Readonly<Record<string, Allowance>> = {
  'members.changePassword': { most: 10, minutes: 15 },
  'members.prove': { most: 10, minutes: 15 },
  'members.sendProofCode': { most: 10, minutes: 15 },
  'session.reauthenticate': { most: 10, minutes: 15 },
  'members.beginAuthenticator': { most: 10, minutes: 15 },
  'members.confirmAuthenticator': { most: 10, minutes: 15 },
  'members.removeAuthenticator': { most: 10, minutes: 15 },
  'contacts.sendCodes': { most: 10, minutes: 15 },
  'contacts.change': { most: 10, minutes: 15 },
  'payouts.add': { most: 10, minutes: 15 },
  'payouts.sendCode': { most: 10, minutes: 15 },
  'agents.openAccount': { most: 60, minutes: 60 },
  'agents.makeLink': { most: 60, minutes: 60 },
  'personalData.beginExport': { most: 3, minutes: 120 },
  'points.redeem': { most: 30, minutes: 15 },
  'wallet.transferUpline': { most: 30, minutes: 15 },
  'wallet.transferDownline': { most: 30, minutes: 15 },
  'points.convert': { most: 30, minutes: 15 },
};
/** All users of a developer's machine share one address. */
const LOOPBACK_FACTOR = 1_000;
const FORGET_AFTER_MINUTES = 120;

/**
 * Refuses with TOO_MANY_REQUESTS and the minutes to wait when a caller exceeds a call's limit. All gateway processes
 * count together.
 */
export async function limitRate(parts: Parts, { name }: Endpoint, { ip, session }: Caller): Promise<void> {
  const byAddress = BY_ADDRESS[name];
  if (byAddress) await spendOfAddress(parts, name, ip, byAddress);
  const byMember = BY_MEMBER[name];
  if (byMember && session) await spendOfMember(parts, name, session, byMember);
}

/**
 * The same for one action of a call, such as beginning a conversation: counted per member, for visitors per address.
 */
export async function limitWithin(
  parts: Parts,
  what: string,
  { ip, session }: Pick<Caller, 'ip' | 'session'>,
  allowance: Allowance,
): Promise<void> {
  await (session ? spendOfMember(parts, what, session, allowance) : spendOfAddress(parts, what, ip, allowance));
}

async function spendOfAddress(parts: Parts, what: string, ip: string, allowance: Allowance): Promise<void> {
  const factor = parts.config.development && isLoopback(ip) ? LOOPBACK_FACTOR : 1;
  await spend(parts, `${what} ${addressOf(ip)}`, { ...allowance, most: allowance.most * factor });
}

async function spendOfMember(
  parts: Parts,
  what: string,
  { memberId }: { memberId: string },
  allowance: Allowance,
): Promise<void> {
  await spend(parts, `${what} member ${memberId}`, allowance);
}

async function spend({ database, clock }: Parts, bucket: string, { most, minutes }: Allowance): Promise<void> {
  const now = clock.now();
  const row = await database.first<{ used: number; startedAt: Date }>(
    {
      name: 'rate-limit',
      text: `INSERT INTO rate_limits AS r (bucket, started_at, used) VALUES ($1, $2, 1)
             ON CONFLICT (bucket) DO UPDATE SET
               used = CASE WHEN r.started_at <= $2::timestamptz - $3 * interval '1 minute' THEN 1 ELSE r.used + 1 END,
               started_at = CASE WHEN r.started_at <= $2::timestamptz - $3 * interval '1 minute' THEN excluded.started_at ELSE r.started_at END
             RETURNING used, started_at AS "startedAt"`,
    },
    [bucket, now, minutes],
  );
  const { used, startedAt } = row!;
  if (Math.random() < 0.001)
    await database.run("DELETE FROM rate_limits WHERE started_at < $1::timestamptz - $2 * interval '1 minute'", [
      now,
      FORGET_AFTER_MINUTES,
    ]);
  if (used <= most) return;
  const left = startedAt.getTime() + minutes * 60_000 - now.getTime();
  throw new Refusal('TOO_MANY_REQUESTS', { params: { minutes: Math.max(1, Math.ceil(left / 60_000)) } });
}
