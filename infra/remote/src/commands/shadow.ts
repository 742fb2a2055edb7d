import type { Command } from 'commander';
import { readDefinition } from '../read-definition.ts';
import { addShadowCommands } from '../registry/shadow-commands.ts';
import { readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

export function addShadow(program: Command, { folder, env, answer }: SquadContext): void {
  addShadowCommands(program, {
    asksRemote: false,
    target: async () => ({
      registry: readSettings(folder, env).registry,
      name: (await readDefinition(folder)).name,
    }),
    answer: (_document, lines) => answer(lines),
  });
}
