import { addWebhook, removeWebhook, testWebhook, webhooks } from '@atrium/contracts/registry-webhooks';
import type { Command } from 'commander';
import { callRegistry } from './call-registry.ts';
import { commandsIn, given, type RemoteContext } from './remote-commands.ts';

/** `webhook add|list|test|remove`: where a squad receives what happens to its remote. */
export function addWebhookCommands(program: Command, context: RemoteContext): void {
  const { target, answer } = context;
  const group = program.command('webhook').description('addresses that receive what happens to a remote');
  const command = commandsIn(group, context);

  command('add')
    .argument('<url>', 'gets a POST, signed as Standard Webhooks say')
    .option('--reason <text>', 'for the audit log', 'added by its squad')
    .description('releases, promotions, returns, spent error budgets and stand-ins; prints the secret, once')
    .action(async (...args) => {
      const { remote, own, options } = given<{ reason: string }>(args, context);
      const { registry, name } = await target(remote);
      const body = { url: own[0]!, ...options };
      const made = await callRegistry(registry, addWebhook, { params: { name }, body });
      answer(made, [`Webhook ${made.id}. Its secret, which is not shown again:`, made.secret]);
    });
  command('list')
    .description('list the webhooks with the outcome of their last try')
    .action(async (...args) => {
      const { registry, name } = await target(given(args, context).remote);
      const list = await callRegistry(registry, webhooks, { params: { name } });
      const lines = list.map(
        ({ id, state, url, lastTry }) =>
          `${id}  ${state.padEnd(7)}  ${url}${lastTry ? `  ${lastTry.outcome}, ${lastTry.at}` : ''}`,
      );
      answer(list, lines.length ? lines : `${name} has no webhook.`);
    });
  command('test')
    .argument('<id>')
    .description('send a ping; one that succeeds switches a webhook on again')
    .action(async (...args) => {
      const { remote, own } = given(args, context);
      const { registry, name } = await target(remote);
      const tried = await callRegistry(registry, testWebhook, { params: { name, id: own[0]! } });
      answer(tried, tried.delivered ? `Delivered: it ${tried.outcome}.` : `Not delivered: ${tried.outcome}.`);
    });
  command('remove')
    .argument('<id>')
    .option('--reason <text>', 'for the audit log', 'removed by its squad')
    .description('end a webhook')
    .action(async (...args) => {
      const { remote, own, options } = given<{ reason: string }>(args, context);
      const id = own[0]!;
      const { registry, name } = await target(remote);
      const done = await callRegistry(registry, removeWebhook, { params: { name, id }, body: options });
      answer(done, `Removed ${id}.`);
    });
}
