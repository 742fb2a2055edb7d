import { createHmac, randomBytes } from 'node:crypto';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { joinPromotion as joinCall } from '@atrium/contracts/promotion-activities';
import { deviceCookie } from '@atrium/contracts/live';
import { refuseBarred } from '../limits/can-wager.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';
import { activityOf } from './activities.ts';
import { isSpent, type PromotionRow, runningPromotion } from './promotions.repository.ts';

const DEVICE_SECONDS = 2 * 366 * 24 * 3600;

/**
 * Takes part in a promotion under the terms that the member has read, once per member and, where the rules say so, per
 * address and device. Source: 11-20, 11-22.
 */
export async function joinPromotion(
  parts: Parts,
  { body, caller }: ParsedOf<typeof joinCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof joinCall>> {
  const { memberId } = caller.session;
  const { promotionId } = body;
  await refuseBarred(parts, memberId);
  const marks = await marksOf(parts, caller);
  return await parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    // Members of one promotion join one after the other, so that two with one device do not both pass.
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`promotion ${promotionId}`]);
    const promotion = await runningPromotion(transaction, promotionId, now);
    if (!promotion?.rules || promotion.rules.engine === 'raffle') throw new Refusal('PROMOTION_CLOSED');
    if (promotion.terms_version !== body.termsVersion) throw new Refusal('PROMOTION_TERMS_CHANGED');
    if (isSpent(promotion)) throw new Refusal('PROMOTION_BUDGET_SPENT');
    await refuseSecond(transaction, promotion, memberId, marks);
    await transaction.run(
      'INSERT INTO promotion_participations (promotion_id, member_id, joined_at, terms_version, address, device) VALUES ($1, $2, $3, $4, $5, $6)',
      [promotionId, memberId, now, body.termsVersion, marks.address, marks.device],
    );
    return await activityOf(transaction, memberId, promotionId, now);
  });
}

interface Marks {
  address: string;
  device: string;
}

/** Digests: they can be compared, not read. The device is a cookie that no script reads. */
async function marksOf(parts: Parts, caller: MemberCaller): Promise<Marks> {
  const secret = await ownSecret(parts, 'promotion-marks');
  const name = deviceCookie(parts.config.sitePort);
  const device = caller.secretCookie(name) ?? randomBytes(24).toString('base64url');
  caller.answer.cookie(name, device, { httpOnly: true, maxAgeSeconds: DEVICE_SECONDS });
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return { address: digest(`address ${caller.ip}`), device: digest(`device ${device}`) };
}

async function refuseSecond(
  transaction: Transaction,
  { id, rules }: PromotionRow,
  memberId: string,
  { address, device }: Marks,
): Promise<void> {
  const others = await transaction.rows<{ own: boolean; address: boolean; device: boolean }>(
    `SELECT member_id = $2 AS own, address = $3 AS address, device = $4 AS device FROM promotion_participations
      WHERE promotion_id = $1 AND (member_id = $2 OR address = $3 OR device = $4)`,
    [id, memberId, address, device],
  );
  if (others.some(({ own }) => own)) throw new Refusal('ALREADY_CLAIMED');
  if (rules?.onePer.some((mark) => others.some((other) => other[mark]))) throw new Refusal('PROMOTION_ONE_PERSON');
}
