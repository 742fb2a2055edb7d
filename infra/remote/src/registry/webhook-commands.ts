import { addWebhook, removeWebhook, testWebhook, webhooks } from '@atrium/contracts/registry-webhooks';
import type { Command } from 'commander';
import { callRegistry } from './call-registry.ts';

export interface WebhookTarget {
  registry: Parameters<typeof callRegistry>[0];
  /** The remote that the webhooks are about. */
  name: string;
}

export interface WebhookContext {
  /** Where a command names its remote: a squad's folder is one, an operator has several. */
  target(remote: string | undefined): Promise<WebhookTarget>;
  asksRemote: boolean;
  answer(document: unknown, lines: string | string[]): void;
}

/** `webhook add|list|test|remove`: where a squad receives what happens to its remote. */
export function addWebhookCommands(program: Command, { target, asksRemote, answer }: WebhookContext): void {
  const group = program.command('webhook').description('addresses that receive what happens to a remote');
  const command = (name: string): Command => {
    const made = group.command(name);
    return asksRemote ? made.argument('<remote>') : made;
  };
  /** The arguments of a command without the remote. */
  const split = (args: string[]): { remote: string | undefined; own: string } =>
    asksRemote ? { remote: args[0], own: args[1]! } : { remote: undefined, own: args[0]! };

  command('add')
    .argument('<url>', 'gets a POST, signed as Standard Webhooks say')
    .option('--reason <text>', 'for the audit log', 'added by its squad')
    .description('releases, promotions, returns, spent error budgets and stand-ins; prints the secret, once')
    .action(async (...args) => {
      const { remote, own: url } = split(args);
      const { reason } = optionsIn<{ reason: string }>(args);
      const { registry, name } = await target(remote);
      const made = await callRegistry(registry, addWebhook, { params: { name }, body: { url, reason } });
      answer(made, [`Webhook ${made.id}. Its secret, which is not shown again:`, made.secret]);
    });
  command('list')
    .description('list the webhooks with the outcome of their last try')
    .action(async (...args) => {
      const { registry, name } = await target(asksRemote ? (args[0] as string) : undefined);
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
      const { remote, own: id } = split(args);
      const { registry, name } = await target(remote);
      const tried = await callRegistry(registry, testWebhook, { params: { name, id } });
      answer(tried, tried.delivered ? `Delivered: it ${tried.outcome}.` : `Not delivered: ${tried.outcome}.`);
    });
  command('remove')
    .argument('<id>')
    .option('--reason <text>', 'for the audit log', 'removed by its squad')
    .description('end a webhook')
    .action(async (...args) => {
      const { remote, own: id } = split(args);
      const { reason } = optionsIn<{ reason: string }>(args);
      const { registry, name } = await target(remote);
      const done = await callRegistry(registry, removeWebhook, { params: { name, id }, body: { reason } });
      answer(done, `Removed ${id}.`);
    });
}

/** commander gives an action its arguments, then the options, then the command. */
const optionsIn = <Options>(args: readonly unknown[]): Options => args.at(-2) as Options;
