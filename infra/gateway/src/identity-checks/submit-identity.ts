import type { ParsedOf } from '@atrium/contracts/endpoint';
import {
  type Identity,
  type IdentitySubmission,
  LARGEST_DOCUMENT_BYTES,
  type submitIdentity as call,
} from '@atrium/contracts/identity-checks';
import { notePerson } from '../person/note-person.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitWithin } from '../platform/rate-limit.ts';
import { pictureOf } from '../uploads/picture-of.ts';
import { identityState, newestChecks } from './identity-state.ts';
import { type Fields, sealDocument, sealFields } from './sealed-documents.ts';

const SUBMISSIONS = { most: 10, minutes: 24 * 60 };

/**
 * Stores the documents of a level for review, encrypted. Name and number are compared with all accounts (14-04); the
 * answer is the same with and without a match.
 */
export async function submitIdentity(
  parts: Parts,
  { body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<Identity> {
  await limitWithin(parts, 'identity.submit', caller, SUBMISSIONS);
  const { memberId } = caller.session;
  const now = parts.clock.now();
  const validUntil = body.level === 1 ? body.validUntil : null;
  if (validUntil !== null && validUntil < now.toISOString().slice(0, 10))
    throw new Refusal('FIELD_INVALID', { params: { field: 'validUntil' } });
  const pictures = await Promise.all(
    body.pictures.map((text, index) => pictureOf(text, { field: `pictures.${index}`, most: LARGEST_DOCUMENT_BYTES })),
  );
  await parts.database.transaction(async (transaction) => {
    await refuseOutOfTurn(transaction, memberId, body.level, now);
    const { id } = (await transaction.first<{ id: string }>(
      `INSERT INTO identity_checks (member_id, level, sealed, valid_until, submitted_at) VALUES ($1, $2, '', $3, $4) RETURNING id`,
      [memberId, body.level, validUntil, now],
    ))!;
    await transaction.run('UPDATE identity_checks SET sealed = $2 WHERE id = $1', [
      id,
      await sealFields(parts, id, fieldsOf(body)),
    ]);
    for (const [index, { type, bytes }] of pictures.entries())
      await transaction.run(
        'INSERT INTO identity_documents (check_id, position, type, bytes, sealed) VALUES ($1, $2, $3, $4, $5)',
        [id, index + 1, type, bytes.length, await sealDocument(parts, id, index + 1, bytes)],
      );
    // Pictures of a refused or expired check have served their purpose.
    await transaction.run(
      'DELETE FROM identity_documents d USING identity_checks c WHERE c.id = d.check_id AND c.member_id = $1 AND c.level = $2 AND c.id <> $3',
      [memberId, body.level, id],
    );
    if (body.level === 1) await notePerson(parts, transaction, memberId, [{ name: body.name, number: body.number }]);
  });
  return await identityState(parts, { caller });
}

function fieldsOf(body: IdentitySubmission): Fields {
  if (body.level === 2) return { address: body.address };
  const { document, name, number, validUntil } = body;
  return { document, name, number, validUntil };
}

async function refuseOutOfTurn(transaction: Transaction, memberId: string, level: number, now: Date): Promise<void> {
  await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
  const checks = await newestChecks(transaction, memberId, now);
  const stateOf = (one: number) => checks.find((check) => check.level === one)?.state;
  const open = ['pending', 'verified'].includes(stateOf(level) ?? '');
  if (open || (level === 2 && stateOf(1) !== 'verified')) throw new Refusal('IDENTITY_STATE');
}
