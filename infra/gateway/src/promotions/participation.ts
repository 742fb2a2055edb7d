import { createHmac, randomBytes } from 'node:crypto';
import { deviceCookie } from '@atrium/contracts/live';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';
import type { PromotionRow } from './promotions.repository.ts';

const DEVICE_SECONDS = 2 * 366 * 24 * 3600;

export interface Marks {
  address: string;
  device: string;
}

/** Digests: they can be compared, not read. The device is a cookie that no script reads. */
export async function marksOf(parts: Parts, caller: MemberCaller): Promise<Marks> {
  const secret = await ownSecret(parts, 'promotion-marks');
  const name = deviceCookie(parts.config.sitePort);
  const device = caller.secretCookie(name) ?? randomBytes(24).toString('base64url');
  caller.answer.cookie(name, device, { httpOnly: true, maxAgeSeconds: DEVICE_SECONDS });
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return { address: digest(`address ${caller.ip}`), device: digest(`device ${device}`) };
}

/** Members of one promotion take part one after the other, so that two with one device do not both pass. */
export const oneAtATime = (transaction: Transaction, promotionId: string): Promise<number> =>
  transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`promotion ${promotionId}`]);

/** Notes that a member takes part under the terms of now, once per member and, where the rules say so, per address and device. */
export async function addParticipant(
  transaction: Transaction,
  promotion: PromotionRow,
  { memberId, now, marks }: { memberId: string; now: Date; marks: Marks },
): Promise<void> {
  await refuseSecond(transaction, promotion, memberId, marks);
  await transaction.run(
    'INSERT INTO promotion_participations (promotion_id, member_id, joined_at, terms_version, address, device) VALUES ($1, $2, $3, $4, $5, $6)',
    [promotion.id, memberId, now, promotion.terms_version, marks.address, marks.device],
  );
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
