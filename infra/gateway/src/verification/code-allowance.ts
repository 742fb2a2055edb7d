import { addressOf } from '@atrium/contracts/household-address';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { isLoopback } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';
import type { Purpose, Target } from './codes.ts';

/** The block after too many requests for one target lasts five minutes. Source: 9-43. */
const MOST_IN_FIVE_MINUTES = 3;
/** All users of a developer's machine share one address. */
const LOOPBACK_FACTOR = 1_000;

interface Sent {
  recent: number;
  today: number;
  fromHere: number;
  latest: Date | null;
}

/**
 * Refuses a code that exceeds an allowance: the pause between two codes of one purpose (`verification.resendSeconds`),
 * three in five minutes per contact, and the daily limits per contact and per requesting address. Runs under the lock
 * of the contact, so that concurrent requests share one allowance.
 */
export async function requireAllowance(
  { clock, config, settings }: Parts,
  transaction: Queryable,
  { channel, target, purpose, ip }: Target & { purpose: Purpose; ip: string },
): Promise<void> {
  const now = clock.now();
  const [pause, perContact, perAddress] = await Promise.all([
    settings.get('verification.resendSeconds', 30),
    settings.get('verification.perContactAndDay', 10),
    settings.get('verification.perAddressAndDay', 50),
  ]);
  const sent = await transaction.first<Sent>(
    `SELECT count(*) FILTER (WHERE channel = $1 AND target = $2 AND sent_at > $4::timestamptz - interval '5 minutes')::int AS recent,
            count(*) FILTER (WHERE channel = $1 AND target = $2)::int AS today,
            count(*) FILTER (WHERE ip = $5)::int AS "fromHere",
            max(sent_at) FILTER (WHERE channel = $1 AND target = $2 AND purpose = $3 AND used_at IS NULL) AS latest
       FROM verification_codes
      WHERE sent_at > $4::timestamptz - interval '1 day' AND ((channel = $1 AND target = $2) OR ip = $5)`,
    [channel, target, purpose, now, addressOf(ip)],
  );
  const { recent, today, fromHere, latest } = sent!;
  const most = perAddress * (config.development && isLoopback(ip) ? LOOPBACK_FACTOR : 1);
  if (today >= perContact || fromHere >= most) throw new Refusal('VERIFICATION_QUOTA');
  if (recent >= MOST_IN_FIVE_MINUTES) throw new Refusal('VERIFICATION_TOO_MANY', { params: { minutes: 5 } });
  const left = latest === null ? 0 : Math.ceil((latest.getTime() + pause * 1000 - now.getTime()) / 1000);
  if (left > 0)
    throw new Refusal('VERIFICATION_TOO_SOON', {
      message: `A code was sent a moment ago. You can request another in ${left} seconds.`,
      params: { seconds: left },
    });
}
