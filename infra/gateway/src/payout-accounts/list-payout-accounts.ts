import type { PayoutAccount, PayoutAccounts, PayoutKind } from '@atrium/contracts/payout-accounts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { meansOf } from '../sign-in/extra/means.ts';
import { proofsOf } from '../sign-in/extra/member-proof.ts';
import { accountName, verifiedName } from './verified-name.ts';

export const MOST_ACCOUNTS = 5;
const WAIT_HOURS = 24;

export type Institution = PayoutAccounts['institutions'][number];

export const waitHours = (parts: Parts): Promise<number> => parts.settings.get('payout.waitHours', WAIT_HOURS);
export const institutions = (parts: Parts): Promise<Institution[]> =>
  parts.settings.get<Institution[]>('payout.institutions', []);

export interface PayoutAccountRow {
  id: string;
  kind: PayoutKind;
  name: string;
  holder: string;
  number: string;
  state: 'review' | 'usable' | 'refused';
  usableFrom: Date | null;
  since: Date;
  reason: string;
}

/** A member's accounts, the default first: the chosen one, else the oldest usable one. */
export const payoutAccountsOf = (queryable: Queryable, memberId: string): Promise<PayoutAccountRow[]> =>
  queryable.rows<PayoutAccountRow>(
    `SELECT id, kind, name, holder, number, state, usable_from AS "usableFrom", coalesce(decided_at, added_at) AS since, reason FROM payout_accounts
      WHERE member_id = $1 AND removed_at IS NULL ORDER BY is_default DESC, state <> 'usable', id`,
    [memberId],
  );

/** Whether a withdrawal can be paid to it now. */
export const isUsable = ({ state, usableFrom }: Pick<PayoutAccountRow, 'state' | 'usableFrom'>, now: Date): boolean =>
  state === 'usable' && (usableFrom === null || usableFrom <= now);

export const maskNumber = (number: string): string => `···· ${number.replace(/[^\p{L}\p{N}]/gu, '').slice(-4)}`;

function shown(row: PayoutAccountRow, index: number, now: Date): PayoutAccount {
  const { id, kind, name, holder, number, state, usableFrom, since, reason } = row;
  return {
    id,
    kind,
    name,
    holder,
    number: maskNumber(number),
    isDefault: index === 0 && state !== 'refused',
    state: state === 'usable' && !isUsable(row, now) ? 'waiting' : state,
    usableFrom: usableFrom?.toISOString() ?? null,
    since: since.toISOString(),
    reason: state === 'refused' ? reason : '',
  };
}

/** The own payout accounts, and what a new one needs. Source: 11-01. */
export async function listPayoutAccounts(parts: Parts, { caller }: { caller: MemberCaller }): Promise<PayoutAccounts> {
  const { memberId } = caller.session;
  const [rows, verified, name, means, hours, payable] = await Promise.all([
    payoutAccountsOf(parts.database, memberId),
    verifiedName(parts, parts.database, memberId),
    accountName(parts, parts.database, memberId),
    meansOf(parts, memberId),
    waitHours(parts),
    institutions(parts),
  ]);
  const now = parts.clock.now();
  return {
    accounts: rows.map((row, index) => shown(row, index, now)),
    most: MOST_ACCOUNTS,
    waitHours: hours,
    institutions: payable,
    verifiedName: verified,
    accountName: name,
    proofs: proofsOf(means),
  };
}
