import { isDeepStrictEqual } from 'node:util';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import {
  type OperatedPromotion,
  PromotionFields,
  type promotionPut,
  type promotionStop,
} from '@atrium/contracts/operator-promotions';
import * as v from 'valibot';
import { cleanHtml } from '../../notices/clean-html.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { stateOf } from '../content/content-state.ts';
import { basedOn, runsLonger } from '../defined/runs-longer.ts';
import { requireId } from '../../operations/require-id.ts';

interface Row {
  id: string;
  type: string;
  texts: OperatedPromotion['texts'];
  scene: string;
  position: number;
  rules: PromotionFields['rules'];
  budget: string | null;
  starts_at: Date;
  ends_at: Date | null;
  announced_at: Date | null;
  stopped_at: Date | null;
  terms_version: number;
  spent: string;
  participants: number;
}

const SELECT = `SELECT id, type, texts, scene, position, rules, budget, starts_at, ends_at, announced_at, stopped_at, terms_version, spent,
  (SELECT count(*)::int FROM promotion_participations p WHERE p.promotion_id = promotions.id) AS participants FROM promotions`;

/** What operators write, as stored: the state that a change is based on. */
const fieldsOf = (row: Row): PromotionFields => ({
  type: row.type,
  texts: row.texts as PromotionFields['texts'],
  scene: row.scene,
  position: row.position,
  rules: row.rules,
  budget: row.budget,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  announcedAt: row.announced_at?.toISOString() ?? null,
});

const asPromotion = (row: Row, now: Date): OperatedPromotion => ({
  ...fieldsOf(row),
  id: row.id,
  texts: row.texts,
  state: stateOf({ publishAt: row.starts_at, until: row.ends_at, withdrawn: row.stopped_at !== null }, now),
  termsVersion: row.terms_version,
  spent: row.spent,
  participants: row.participants,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
});

export async function listPromotions({ database, clock }: Parts): Promise<OperatedPromotion[]> {
  const rows = await database.rows<Row>(`${SELECT} ORDER BY position, id`);
  return rows.map((row) => asPromotion(row, clock.now()));
}

/**
 * Creates or replaces a promotion. What may pay more than before, other rules, a larger budget or more time, waits for a
 * second operator, and so does what a stop has ended. Source: 11-29, 14-01.
 */
export async function putPromotion(
  parts: Parts,
  { operator, params, body: { reason, ...body } }: OperatorCall<v.InferOutput<typeof promotionPut.body>>,
): Promise<OperationReply<typeof promotionPut>> {
  const id = requireId(params.id);
  const after = cleaned(body);
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const row = await lockRow(transaction, id);
    const before = row ? fieldsOf(row) : null;
    const isStopped = row !== undefined && row.stopped_at !== null;
    if (!paysMore(before, after, isStopped)) {
      const made = await make(parts, transaction, { id, before, after, operator, reason });
      return { promotion: made };
    }
    const approval = await proposeChange(parts, transaction, {
      kind: 'promotion',
      subject: id,
      before: basedOn(before, isStopped),
      after,
      reason,
      operator,
    });
    return { promotion: row ? asPromotion(row, now) : null, approval };
  });
}

/** A promotion that a second operator has approved. */
export const approvedPromotion: ApprovedChange = async (parts, transaction, { subject: id, after }) => {
  const row = await lockRow(transaction, id);
  const before = row ? fieldsOf(row) : null;
  return {
    current: basedOn(before, row !== undefined && row.stopped_at !== null),
    make: async (operator, reason) =>
      void (await make(parts, transaction, { id, before, after: v.parse(PromotionFields, after), operator, reason })),
  };
};

/** Ends a promotion at once; what is earned stays. */
export async function stopPromotion(
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof promotionStop.body>>,
): Promise<OperationReply<typeof promotionStop>> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const row = await lockRow(transaction, requireId(params.id));
    if (!row) throw new OperatorRefusal('UNKNOWN_PROMOTION', `Unknown promotion ${params.id}.`);
    if (row.stopped_at) return { promotion: asPromotion(row, now) };
    await transaction.run('UPDATE promotions SET stopped_at = $2 WHERE id = $1', [row.id, now]);
    await noteAction(parts, transaction, {
      operator,
      action: 'promotion.stop',
      subject: row.id,
      before: null,
      after: now.toISOString(),
      reason,
    });
    return { promotion: asPromotion({ ...row, stopped_at: now }, now) };
  });
}

/** A smaller budget, other texts, less time, and no rules any more pay no more than before. */
function paysMore(before: PromotionFields | null, after: PromotionFields, isStopped: boolean): boolean {
  if (after.rules === null) return false;
  if (!before || isStopped || runsLonger(before, after) || !isDeepStrictEqual(before.rules, after.rules)) return true;
  if (after.budget === null) return before.budget !== null;
  return before.budget !== null && BigInt(after.budget) > BigInt(before.budget);
}

/** The operators' HTML without everything that could run or load. */
function cleaned(body: PromotionFields): PromotionFields {
  if (body.endsAt && body.endsAt <= body.startsAt)
    throw new OperatorRefusal('BAD_REQUEST', 'endsAt: it must be later than startsAt.');
  const texts = Object.entries(body.texts).map(([tag, text]) => [tag, { ...text, html: cleanHtml(text!.html) }]);
  return { ...body, texts: Object.fromEntries(texts) as PromotionFields['texts'] };
}

/** Locks the promotion, or the right to create one of that name. */
async function lockRow(transaction: Transaction, id: string): Promise<Row | undefined> {
  await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`promotion ${id}`]);
  await transaction.run('SELECT 1 FROM promotions WHERE id = $1 FOR UPDATE', [id]);
  return await readRow(transaction, id);
}

const readRow = (queryable: Queryable, id: string): Promise<Row | undefined> =>
  queryable.first<Row>(`${SELECT} WHERE id = $1`, [id]);

interface Change {
  id: string;
  before: PromotionFields | null;
  after: PromotionFields;
  operator: Operator;
  reason: string;
}

/** Writes the promotion. Other rules are other terms: who has read the earlier ones reads again before taking part. */
async function make(
  parts: Parts,
  transaction: Transaction,
  { id, before, after, operator, reason }: Change,
): Promise<OperatedPromotion> {
  await transaction.run(
    `INSERT INTO promotions (id, type, texts, scene, position, engine, rules, budget, starts_at, ends_at, announced_at)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb ->> 'engine', $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET type = excluded.type, texts = excluded.texts, scene = excluded.scene, position = excluded.position,
       engine = excluded.engine, rules = excluded.rules, budget = excluded.budget, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
       announced_at = excluded.announced_at, stopped_at = NULL,
       terms_version = promotions.terms_version + CASE WHEN promotions.rules IS DISTINCT FROM excluded.rules THEN 1 ELSE 0 END`,
    [
      id,
      after.type,
      JSON.stringify(after.texts),
      after.scene,
      after.position,
      after.rules && JSON.stringify(after.rules),
      after.budget,
      after.startsAt,
      after.endsAt,
      after.announcedAt,
    ],
  );
  await writePrizes(transaction, id, before, after);
  await noteAction(parts, transaction, {
    operator,
    action: before ? 'promotion.edit' : 'promotion.create',
    subject: id,
    before,
    after,
    reason,
  });
  return asPromotion((await readRow(transaction, id))!, parts.clock.now());
}

/** Other prizes take the place of those that are left; unchanged ones keep what is left of their stock. */
async function writePrizes(
  transaction: Transaction,
  id: string,
  before: PromotionFields | null,
  { rules }: PromotionFields,
): Promise<void> {
  if (rules?.engine !== 'raffle' || !rules.prizes || isDeepStrictEqual(before?.rules, rules)) return;
  await transaction.run('DELETE FROM raffle_prizes WHERE promotion_id = $1', [id]);
  await transaction.run(
    `INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock)
     SELECT $1, n, amount, weight, stock FROM ROWS FROM (jsonb_to_recordset($2) AS (amount bigint, weight integer, stock integer)) WITH ORDINALITY AS x (amount, weight, stock, n)`,
    [id, JSON.stringify(rules.prizes)],
  );
}
