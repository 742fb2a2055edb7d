import type { CodeChannel, ExtraWay } from '@atrium/contracts/login-verification';
import { maskEmail, maskMobile } from '../../verification/mask-contact.ts';
import type { Parts } from '../../platform/parts.ts';

/** The contacts and data of an account that can verify its owner. */
export interface Means {
  mobile: string | null;
  email: string | null;
  /** Names on bank accounts. */
  bankNames: string[];
  authenticator: boolean;
  passkey: boolean;
}

export async function meansOf(parts: Parts, memberId: string): Promise<Means> {
  const row = await parts.database.first<Means>(
    `SELECT m.mobile, m.email,
            array_remove(array(SELECT holder FROM payout_accounts p WHERE p.member_id = m.id AND p.removed_at IS NULL AND p.state = 'usable' AND (p.usable_from IS NULL OR p.usable_from <= $2)) || (m.details ->> 'bankAccountName'), NULL) AS "bankNames",
            EXISTS (SELECT 1 FROM authenticators a WHERE a.member_id = m.id AND a.confirmed_at IS NOT NULL) AS authenticator,
            EXISTS (SELECT 1 FROM passkeys k WHERE k.member_id = m.id) AS passkey
       FROM members m WHERE m.id = $1`,
    [memberId, parts.clock.now()],
  );
  return row!;
}

export function waysOf({ mobile, email, bankNames, authenticator }: Means): ExtraWay[] {
  const open: Record<ExtraWay, boolean> = {
    phone: mobile !== null,
    code: mobile !== null || email !== null,
    email: email !== null,
    bankName: bankNames.length > 0,
    authenticator,
  };
  return (Object.keys(open) as ExtraWay[]).filter((way) => open[way]);
}

export const channelsOf = ({ mobile, email }: Means): { channel: CodeChannel; to: string }[] => [
  ...(mobile === null ? [] : [{ channel: 'sms' as const, to: maskMobile(mobile) }]),
  ...(email === null ? [] : [{ channel: 'email' as const, to: maskEmail(email) }]),
];
