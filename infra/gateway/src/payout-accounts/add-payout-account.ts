import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { addPayoutAccount as call, PayoutAccounts } from '@atrium/contracts/payout-accounts';
import { normalNumber } from '../person/normal-form.ts';
import { notePerson } from '../person/note-person.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import {
  institutions,
  listPayoutAccounts,
  MOST_ACCOUNTS,
  payoutAccountsOf,
  waitHours,
} from './list-payout-accounts.ts';
import { requirePaymentPassword } from '../payment-password/check-payment-password.ts';
import { requireProof } from '../sign-in/extra/member-proof.ts';
import { isOtherName, nameDocument, storeDocument } from './name-document.ts';
import { verifiedName } from './verified-name.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds a payout account. In the verified name it waits as long as the brand says; every other one is reviewed by an
 * operator first, with a document where the account has a name that is not the holder's. Holder and number are compared with all accounts (14-04); the answer is the same with and without a
 * match. Source: 11-01, 11-03.
 */
export async function addPayoutAccount(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<PayoutAccounts> {
  const { memberId } = caller.session;
  const { kind, name, holder, number, proof, paymentPassword } = body;
  if (!(await institutions(parts)).some((one) => one.kind === kind && one.name === name))
    throw new Refusal('FIELD_INVALID', { params: { field: 'name' } });
  await refuseKnown(parts, memberId, body);
  const document = await nameDocument(parts, caller, body);
  await requirePaymentPassword(parts, memberId, 'binding', paymentPassword);
  await requireProof(parts, caller, { ...proof, purpose: 'payout-account' });
  const now = parts.clock.now();
  const hours = await waitHours(parts);
  await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    await refuseKnown({ database: transaction }, memberId, body);
    const isOther = await isOtherName(parts, transaction, memberId, holder);
    // The name was verified in the meantime.
    if (isOther && !document) throw new Refusal('PAYOUT_DOCUMENT_REQUIRED');
    const isOwn = !isOther && (await verifiedName(parts, transaction, memberId)) !== null;
    const added = await transaction.first<{ id: string }>(
      `INSERT INTO payout_accounts (member_id, kind, name, holder, number, state, added_at, usable_from) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        memberId,
        kind,
        name,
        holder,
        number,
        isOwn ? 'usable' : 'review',
        now,
        hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS),
      ],
    );
    if (document) await storeDocument(parts, transaction, added!.id, document);
    await notePerson(parts, transaction, memberId);
  });
  return await listPayoutAccounts(parts, { caller });
}

/** Checked before the proof, so that no code is used up in vain, and again under the member's lock. */
async function refuseKnown(
  { database }: { database: Queryable },
  memberId: string,
  { name, number }: { name: string; number: string },
): Promise<void> {
  const accounts = await payoutAccountsOf(database, memberId);
  // A mobile number is an account at more than one e-wallet.
  if (accounts.some((known) => known.name === name && normalNumber(known.number) === normalNumber(number)))
    throw new Refusal('PAYOUT_ACCOUNT_EXISTS');
  if (accounts.length >= MOST_ACCOUNTS)
    throw new Refusal('PAYOUT_ACCOUNTS_FULL', { params: { most: String(MOST_ACCOUNTS) } });
}
