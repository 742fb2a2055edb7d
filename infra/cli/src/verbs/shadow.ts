import { addShadowCommands } from '@atrium/remote/registry/shadow-commands';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

/** `shadow start|report|end REMOTE …`, as a squad has it in its own folder. */
export function addShadow(program: Command, { registry, answer }: VerbContext): void {
  addShadowCommands(program, {
    asksRemote: true,
    target: async (remote) => ({ registry: registry(), name: remote! }),
    answer,
  });
}
