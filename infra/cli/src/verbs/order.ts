import { type Order, orderCancel, orderDeliver, orderList, orderShip } from '@atrium/contracts/operator-orders';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

/** `order list|ship|deliver|cancel`: goods of the point mall after their approval. */
export function addOrders(program: Command, { gateway, answer }: VerbContext): void {
  const order = program.command('order').description('goods of the point mall: send, deliver, cancel');
  const isNow = ({ id, state }: Order) => `order ${id} is ${state}`;
  order
    .command('list')
    .description('list goods to send and under way, oldest first, then the last that have ended')
    .action(async () => {
      const orders = await callRegistry(gateway(), orderList);
      answer(
        orders,
        orders.length
          ? orders.map(
              ({ id, at, account, state, quantity, reward, tracking }) =>
                `${id.padEnd(8)} ${at}  ${account.padEnd(12)} ${state.padEnd(10)} ${quantity} x ${reward}  ${tracking ?? ''}`,
            )
          : 'No order.',
      );
    });
  order
    .command('ship')
    .argument('<id>')
    .requiredOption('--carrier <name>')
    .requiredOption('--tracking <number>')
    .requiredOption('--reason <text>')
    .description('note that an order is on its way')
    .action(async (id: string, body: { carrier: string; tracking: string; reason: string }) => {
      const made = await callRegistry(gateway(), orderShip, { params: { id }, body });
      answer(made, isNow(made));
    });
  order
    .command('deliver')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('note that an order has arrived')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), orderDeliver, { params: { id }, body: { reason } });
      answer(made, isNow(made));
    });
  order
    .command('cancel')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('cancel an order that has not arrived; its points and pieces go back')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), orderCancel, { params: { id }, body: { reason } });
      answer(made, isNow(made));
    });
}
