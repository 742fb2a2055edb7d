import type { Order, orderCancel, orderDeliver, orderShip } from '@atrium/contracts/operator-orders';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { returnPoints } from '../../points/return-points.ts';

type Call<O extends { body: v.GenericSchema }> = OperatorCall<v.InferOutput<O['body']>>;
type State = Order['state'];

const LAST = 200;
const ORDER = `SELECT r.id::text AS id, r.at, m.account, w.names ->> 'en' AS reward, r.quantity, r.points::int AS points, coalesce(r.address, '') AS address, r.remark,
       r.status AS state, r.carrier, r.tracking
  FROM redemptions r JOIN members m ON m.id = r.member_id JOIN point_rewards w ON w.id = r.reward_id AND w.type = 'goods'`;
type Row = Omit<Order, 'at'> & { at: Date };
const asOrder = (row: Row): Order => ({ ...row, at: row.at.toISOString() });

/** Goods to be sent or under way, oldest first, then the last that have ended. */
export async function listOrders({ database }: Parts): Promise<Order[]> {
  const [open, ended] = await Promise.all([
    database.rows<Row>(`${ORDER} WHERE r.status IN ('approved', 'shipped') ORDER BY r.at, r.id`, []),
    database.rows<Row>(`${ORDER} WHERE r.status IN ('delivered', 'cancelled') ORDER BY r.id DESC LIMIT ${LAST}`, []),
  ]);
  return [...open, ...ended].map(asOrder);
}

const orderBy = async (database: Queryable, id: string): Promise<Order | undefined> => {
  const row = /^\d{1,18}$/.test(id) ? await database.first<Row>(`${ORDER} WHERE r.id = $1`, [id]) : undefined;
  return row && asOrder(row);
};

/** Moves an order on from one of the states, in one transaction with its log. */
function step(
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<{ reason: string }>,
  {
    from,
    to,
    work,
  }: { from: readonly State[]; to: State; work: (transaction: Transaction, id: string) => Promise<unknown> },
): Promise<Order> {
  return parts.database.transaction(async (transaction) => {
    const id = params.id ?? '';
    if (/^\d{1,18}$/.test(id)) await transaction.run('SELECT 1 FROM redemptions WHERE id = $1 FOR UPDATE', [id]);
    const order = await orderBy(transaction, id);
    if (!order) throw new OperatorRefusal('UNKNOWN_ORDER', 'No order of goods has this ID.');
    if (!from.includes(order.state))
      throw new OperatorRefusal('ORDER_STATE', `The order is ${order.state}; it must be ${from.join(' or ')}.`);
    await work(transaction, id);
    const after = (await orderBy(transaction, id))!;
    await noteAction(parts, transaction, {
      operator,
      action: `order.${to}`,
      subject: id,
      before: { state: order.state },
      after: { state: after.state, carrier: after.carrier, tracking: after.tracking },
      reason,
    });
    return after;
  });
}

export const shipOrder = (parts: Parts, call: Call<typeof orderShip>): Promise<Order> =>
  step(parts, call, {
    from: ['approved'],
    to: 'shipped',
    work: (transaction, id) =>
      transaction.run("UPDATE redemptions SET status = 'shipped', carrier = $2, tracking = $3 WHERE id = $1", [
        id,
        call.body.carrier,
        call.body.tracking,
      ]),
  });

export const deliverOrder = (parts: Parts, call: Call<typeof orderDeliver>): Promise<Order> =>
  step(parts, call, {
    from: ['shipped'],
    to: 'delivered',
    work: (transaction, id) => transaction.run("UPDATE redemptions SET status = 'delivered' WHERE id = $1", [id]),
  });

/** Also one that is lost on its way. */
export const cancelOrder = (parts: Parts, call: Call<typeof orderCancel>): Promise<Order> =>
  step(parts, call, {
    from: ['approved', 'shipped'],
    to: 'cancelled',
    work: (transaction, id) => returnPoints(parts, transaction, id, 'cancelled'),
  });
