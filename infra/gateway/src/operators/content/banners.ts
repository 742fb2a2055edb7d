import type { OperatedBanner, bannerCreate, bannerEdit, bannerWithdraw } from '@atrium/contracts/operator-content';
import type * as v from 'valibot';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { stateOf } from './content-state.ts';

interface Row {
  id: string;
  group: OperatedBanner['group'];
  texts: OperatedBanner['texts'];
  to: string;
  scene: string;
  position: number;
  up: boolean;
  publish_at: Date | null;
  until: Date | null;
}
const COLUMNS = 'id, "group", texts, "to", scene, position, up, publish_at, until';

const asBanner = ({ up, publish_at, until, ...row }: Row, now: Date): OperatedBanner => ({
  ...row,
  publishAt: publish_at?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
  state: stateOf({ publishAt: publish_at, until, withdrawn: !up }, now),
});

export async function listBanners({ database, clock }: Parts): Promise<OperatedBanner[]> {
  const rows = await database.rows<Row>(`SELECT ${COLUMNS} FROM banners ORDER BY position, id`);
  return rows.map((row) => asBanner(row, clock.now()));
}

type Fields = v.InferOutput<typeof bannerEdit.body>;
function valuesOf({ group, texts, to, scene, position, publishAt, until }: Fields): unknown[] {
  if (publishAt && until && new Date(until) <= new Date(publishAt))
    throw new OperatorRefusal('BAD_REQUEST', 'until: it must be later than publishAt.');
  return [group, JSON.stringify(texts), to, scene, position, publishAt, until];
}

export async function createBanner(
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof bannerCreate.body>>,
): Promise<OperatedBanner> {
  return await parts.database.transaction(async (transaction) => {
    const row = await transaction.first<Row>(
      `INSERT INTO banners (id, "group", texts, "to", scene, position, publish_at, until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [body.id, ...valuesOf(body)],
    );
    if (!row) throw new OperatorRefusal('BANNER_EXISTS', `Banner ${body.id} already exists.`);
    return await noted(parts, transaction, {
      operator,
      action: 'banner.create',
      before: null,
      row,
      reason: body.reason,
    });
  });
}

export async function editBanner(
  parts: Parts,
  { operator, params, body }: OperatorCall<Fields>,
): Promise<OperatedBanner> {
  return await parts.database.transaction(async (transaction) => {
    const before = await lockRow(transaction, params.id);
    const row = await transaction.first<Row>(
      `UPDATE banners SET "group" = $2, texts = $3, "to" = $4, scene = $5, position = $6, publish_at = $7, until = $8, up = true WHERE id = $1 RETURNING ${COLUMNS}`,
      [params.id, ...valuesOf(body)],
    );
    return await noted(parts, transaction, { operator, action: 'banner.edit', before, row: row!, reason: body.reason });
  });
}

export async function withdrawBanner(
  parts: Parts,
  { operator, params, body }: OperatorCall<v.InferOutput<typeof bannerWithdraw.body>>,
): Promise<OperatedBanner> {
  return await parts.database.transaction(async (transaction) => {
    const before = await lockRow(transaction, params.id);
    const row = await transaction.first<Row>(`UPDATE banners SET up = false WHERE id = $1 RETURNING ${COLUMNS}`, [
      params.id,
    ]);
    return await noted(parts, transaction, {
      operator,
      action: 'banner.withdraw',
      before,
      row: row!,
      reason: body.reason,
    });
  });
}

interface Change {
  operator: Parameters<typeof noteAction>[2]['operator'];
  action: string;
  before: Row | null;
  row: Row;
  reason: string;
}

async function noted(
  parts: Parts,
  transaction: Queryable,
  { operator, action, before, row, reason }: Change,
): Promise<OperatedBanner> {
  const now = parts.clock.now();
  const after = asBanner(row, now);
  await noteAction(parts, transaction, {
    operator,
    action,
    subject: row.id,
    before: before && asBanner(before, now),
    after,
    reason,
  });
  return after;
}

async function lockRow(transaction: Queryable, id: string | undefined): Promise<Row> {
  const row = await transaction.first<Row>(`SELECT ${COLUMNS} FROM banners WHERE id = $1 FOR UPDATE`, [id]);
  if (!row) throw new OperatorRefusal('UNKNOWN_BANNER', `Unknown banner ${id}.`);
  return row;
}
