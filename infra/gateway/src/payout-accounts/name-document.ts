import { LARGEST_DOCUMENT_BYTES } from '@atrium/contracts/identity-checks';
import { normalName } from '@atrium/contracts/normal-name';
import { openPicture, sealPicture } from '../identity-checks/sealed-documents.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitWithin } from '../platform/rate-limit.ts';
import type { Picture } from '../uploads/encode-anew.ts';
import { pictureOf } from '../uploads/picture-of.ts';
import { accountName } from './verified-name.ts';

const DOCUMENTS = { most: 10, minutes: 24 * 60 };
const ownerOf = (accountId: string): string => `payout account ${accountId}`;

/** The picture of a document where the holder is not the account's name; refuses without one. Source: 11-03. */
export async function nameDocument(
  parts: Parts,
  caller: MemberCaller,
  { holder, document }: { holder: string; document?: string | undefined },
): Promise<Picture | null> {
  if (!(await isOtherName(parts, parts.database, caller.session.memberId, holder))) return null;
  if (document === undefined) throw new Refusal('PAYOUT_DOCUMENT_REQUIRED');
  await limitWithin(parts, 'payout.document', caller, DOCUMENTS);
  return await pictureOf(document, { field: 'document', most: LARGEST_DOCUMENT_BYTES });
}

/** Whether the account has a name, and it is not the holder's. */
export async function isOtherName(
  parts: Parts,
  queryable: Queryable,
  memberId: string,
  holder: string,
): Promise<boolean> {
  const name = await accountName(parts, queryable, memberId);
  return name !== null && normalName(name) !== normalName(holder);
}

export async function storeDocument(
  parts: Parts,
  queryable: Queryable,
  accountId: string,
  { type, bytes }: Picture,
): Promise<void> {
  await queryable.run(
    'UPDATE payout_accounts SET document_type = $2, document_bytes = $3, document = $4 WHERE id = $1',
    [accountId, type, bytes.length, await sealPicture(parts, ownerOf(accountId), bytes)],
  );
}

export const openNameDocument = (parts: Parts, accountId: string, sealed: Buffer): Promise<Buffer> =>
  openPicture(parts, ownerOf(accountId), sealed);
