import type { Mailing, mailingCreate, mailingPreview, mailingStop } from '@atrium/contracts/operator-mailings';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { mayDo } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { asMailing, countAudience, MAILING, type MailingRow } from './mailings.repository.ts';

/** Callers below an operator receive no accounts. */
export async function listMailings(
  { database, clock }: Parts,
  { operator }: OperatorCall<undefined>,
): Promise<Mailing[]> {
  const named = mayDo(operator, 'operator');
  const rows = await database.rows<MailingRow>(
    `SELECT ${MAILING} FROM mailings ORDER BY publish_at DESC, id DESC LIMIT 500`,
  );
  return rows.map((row) => {
    const { segment, ...mailing } = asMailing(row, clock.now());
    const { accounts, ...rest } = segment;
    return { ...mailing, segment: named && accounts ? { ...rest, accounts } : rest };
  });
}

export const previewMailing = (
  { database, clock }: Parts,
  { body }: OperatorCall<v.InferOutput<typeof mailingPreview.body>>,
): Promise<v.InferOutput<typeof mailingPreview.reply>> => countAudience(database, body, clock.now());

/** Stores a mailing; a job writes its messages from its time on. */
export async function createMailing(
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof mailingCreate.body>>,
): Promise<Mailing> {
  const now = parts.clock.now();
  const { category, texts, segment, email, reason } = body;
  if ((segment.rankFrom ?? 0) > (segment.rankTo ?? Number.MAX_SAFE_INTEGER))
    throw new OperatorRefusal('BAD_REQUEST', 'segment.rankTo: it must not be below rankFrom.');
  const publishAt = body.publishAt === undefined ? now : new Date(body.publishAt);
  return await parts.database.transaction(async (transaction) => {
    const row = await transaction.first<MailingRow>(
      `INSERT INTO mailings (category, texts, segment, email, publish_at, created_at, operator) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${MAILING}`,
      [category, JSON.stringify(texts), JSON.stringify(segment), email, publishAt, now, operator.name],
    );
    const created = asMailing(row!, now);
    await noteAction(parts, transaction, {
      operator,
      action: 'mailing.create',
      subject: created.id,
      before: null,
      after: created,
      reason,
    });
    return created;
  });
}

/** Ends a mailing that is not finished. A portion that is being written is finished first. */
export async function stopMailing(
  parts: Parts,
  { operator, params, body }: OperatorCall<v.InferOutput<typeof mailingStop.body>>,
): Promise<Mailing> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const row = /^\d{1,18}$/.test(params.id ?? '')
      ? await transaction.first<MailingRow>(`SELECT ${MAILING} FROM mailings WHERE id = $1 FOR UPDATE`, [params.id])
      : undefined;
    if (!row) throw new OperatorRefusal('UNKNOWN_MAILING', `Unknown message ${params.id}.`);
    const before = asMailing(row, now);
    if (before.state === 'stopped') return before;
    if (before.state === 'sent') throw new OperatorRefusal('MAILING_SENT', 'This message was sent completely.');
    await transaction.run('UPDATE mailings SET stopped_at = $2 WHERE id = $1', [row.id, now]);
    const after = asMailing({ ...row, stopped_at: now }, now);
    await noteAction(parts, transaction, {
      operator,
      action: 'mailing.stop',
      subject: after.id,
      before: before.state,
      after: after.state,
      reason: body.reason,
    });
    return after;
  });
}
