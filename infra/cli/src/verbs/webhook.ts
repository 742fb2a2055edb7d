import { addWebhookCommands } from '@atrium/remote/registry/webhook-commands';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';
import { namedRemote } from './named-remote.ts';

/** `webhook add|list|test|remove REMOTE …`, as a squad has it in its own folder. */
export function addWebhook(program: Command, context: VerbContext): void {
  addWebhookCommands(program, namedRemote(context));
}
