import { addShadowCommands } from '@atrium/remote/registry/shadow-commands';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';
import { namedRemote } from './named-remote.ts';

/** `shadow start|report|end REMOTE …`, as a squad has it in its own folder. */
export function addShadow(program: Command, context: VerbContext): void {
  addShadowCommands(program, namedRemote(context));
}
