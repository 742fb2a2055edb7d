import { addWebhookCommands } from '@atrium/remote/registry/webhook-commands';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

/** `webhook add|list|test|remove REMOTE …`, as a squad has it in its own folder. */
export function addWebhook(program: Command, { registry, answer }: VerbContext): void {
  addWebhookCommands(program, {
    asksRemote: true,
    target: async (remote) => ({ registry: registry(), name: remote! }),
    answer,
  });
}
