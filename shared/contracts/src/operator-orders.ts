import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Goods of the point mall after their approval: operators send, deliver or cancel them. Each step is logged and writes
 * the member a message. Source: 11-17, 11-29.
 */

export const ORDER_STATES = ['approved', 'shipped', 'delivered', 'cancelled'] as const;

export const Order = v.object({
  id: v.string(),
  at: Instant,
  account: v.string(),
  /** The English name of the reward. */
  reward: v.string(),
  quantity: v.number(),
  points: v.number(),
  address: v.string(),
  remark: v.string(),
  state: v.picklist(ORDER_STATES),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

const Short = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

export const orderList = operation({
  name: 'orderList',
  method: 'GET',
  path: '/ops/orders',
  role: 'operator',
  summary: 'Approved goods: those to be sent and under way first, then the last two hundred.',
  reply: v.array(Order),
});
export const orderShip = operation({
  name: 'orderShip',
  method: 'POST',
  path: '/ops/orders/:id/ship',
  role: 'operator',
  irreversible: false,
  summary: 'Notes that an approved order is on its way.',
  body: v.strictObject({ carrier: Short(60), tracking: Short(60), reason: Reason }),
  reply: Order,
});
export const orderDeliver = operation({
  name: 'orderDeliver',
  method: 'POST',
  path: '/ops/orders/:id/deliver',
  role: 'operator',
  irreversible: false,
  summary: 'Notes that an order has arrived.',
  body: v.strictObject({ reason: Reason }),
  reply: Order,
});
export const orderCancel = operation({
  name: 'orderCancel',
  method: 'POST',
  path: '/ops/orders/:id/cancel',
  role: 'operator',
  irreversible: true,
  summary: 'Cancels an order that has not arrived: the points and the pieces go back.',
  body: v.strictObject({ reason: Reason }),
  reply: Order,
});

export const ORDER_OPERATIONS = [orderList, orderShip, orderDeliver, orderCancel] as const;
