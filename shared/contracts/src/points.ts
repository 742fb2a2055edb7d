import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant } from './money.ts';
import { cursorPaging, keyset, keysetPageOf } from './record-pages.ts';
import { PAYMENT_PASSWORD_ERRORS } from './payment-password.ts';

/** `shipped`, `delivered` and `cancelled` are states of goods alone. */
export const RedeemStatus = v.picklist(['in-process', 'approved', 'rejected', 'shipped', 'delivered', 'cancelled']);
/** Source: 3-86. `pointsRequired` whole points; `amountRequired` turnover in minor units that a redemption requires. */
export const PointReward = v.object({
  id: v.string(),
  type: v.picklist(['goods', 'voucher', 'bonus']),
  name: v.string(),
  quantity: v.number(),
  pointsRequired: v.number(),
  amountRequired: Amount,
  status: v.picklist(['available', 'sold-out', 'ended']),
  picture: v.string(),
  remark: v.string(),
  endsAt: v.nullable(Instant),
});
export const pointBalance = endpoint({
  name: 'points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'token',
  summary: 'The points balance.',
  source: '7-068',
  reply: v.object({ points: v.number(), expiring: v.number(), expiresAt: v.nullable(Instant) }),
  errors: [],
});
export const pointRewards = endpoint({
  name: 'points.rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  access: 'token',
  summary: 'What can be redeemed.',
  source: '7-069, 3-86',
  query: v.object({ language: v.optional(v.string(), 'EN'), type: v.optional(v.string()) }),
  reply: v.array(PointReward),
  errors: [],
});
/** The point mall for visitors (the call of the specification needs a token). */
export const pointShelf = endpoint({
  name: 'points.shelf',
  method: 'GET',
  path: '/wps/points/shelf',
  access: 'none',
  summary: 'The rewards on the shelf, for anybody.',
  source: '2.1-09',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.array(PointReward),
  errors: [],
});
export const POINT_KINDS = ['earned', 'redeemed', 'returned', 'converted', 'expired', 'corrected', 'mission'] as const;
/** One movement of points; `about` is the redeemed reward, in the member's language. */
export const PointMovement = v.object({
  id: v.string(),
  at: Instant,
  kind: v.picklist(POINT_KINDS),
  about: v.string(),
  points: v.number(),
  balanceAfter: v.number(),
});
export const pointHistory = endpoint({
  name: 'points.history',
  method: 'GET',
  path: '/wps/member/points/history',
  access: 'member',
  summary: 'Every movement of the own points, from the newest one.',
  source: '11-17, 11-28',
  query: v.object(keyset(10)),
  reply: keysetPageOf(PointMovement),
  errors: [],
});
export const pointConfig = endpoint({
  name: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  access: 'token',
  summary: 'Ratio and rules of points.',
  source: '7-072',
  reply: v.object({
    ratio: v.object({ points: v.number(), amount: Amount }),
    earn: v.object({ points: v.number(), turnover: Amount }),
    convertible: v.boolean(),
    /** The password that a conversion asks for. */
    password: v.picklist(['login', 'payment']),
  }),
  errors: [],
});
/** Source: 7-071, 3-87, 2.11-05. */
export const Redemption = v.object({
  id: v.string(),
  at: Instant,
  rewardId: v.string(),
  name: v.string(),
  type: v.string(),
  quantity: v.number(),
  points: v.number(),
  status: RedeemStatus,
  remark: v.string(),
  /** The address that goods are sent to, one line per part. */
  address: v.nullable(v.string()),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  /** The states that it has entered, in their order. */
  states: v.array(v.object({ status: RedeemStatus, at: Instant })),
});
export const redemptions = endpoint({
  name: 'points.redemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  access: 'token',
  summary: 'The own redemptions.',
  source: '7-071',
  query: v.object(cursorPaging(10)),
  reply: keysetPageOf(Redemption),
  errors: [],
});
export const redeem = endpoint({
  name: 'points.redeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  encrypted: 'accepted',
  summary: 'Redeems a reward after a password check; a bonus only while money may come in.',
  source: '7-070',
  body: v.strictObject({
    rewardId: v.string(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    password: v.string(),
    address: v.optional(v.pipe(v.string(), v.maxLength(300))),
    /** An address of the own address book, for goods; it takes precedence over `address`. */
    addressId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    remark: v.optional(v.pipe(v.string(), v.maxLength(140))),
  }),
  reply: Redemption,
  errors: [
    'PASSWORD_WRONG',
    'POINTS_INSUFFICIENT',
    'REWARD_UNAVAILABLE',
    'ADDRESS_UNKNOWN',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
/**
 * Points are converted to cash at the ratio of `pointConfig`; `points` must be a multiple of its points. Source: 7-074.
 */
export const convertPoint = endpoint({
  name: 'points.convert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  encrypted: 'accepted',
  summary: 'Converts points into money after a password check.',
  source: '7-074',
  body: v.strictObject({
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
    /** The payment password where the brand asks for it, else the login password. */
    password: v.string(),
  }),
  reply: v.object({ points: v.number(), amount: Amount, pointsLeft: v.number() }),
  errors: [
    'PASSWORD_WRONG',
    ...PAYMENT_PASSWORD_ERRORS,
    'POINTS_INSUFFICIENT',
    'POINTS_EXPIRED',
    'PLAYER_EXCLUDED',
    'LIMIT_EXCEEDED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});
