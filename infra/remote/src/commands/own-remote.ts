import { readDefinition } from '../read-definition.ts';
import type { RemoteContext } from '../registry/remote-commands.ts';
import { readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** The remote of a squad's folder. */
export const ownRemote = ({ folder, env, answer }: SquadContext): RemoteContext => ({
  asksRemote: false,
  target: async () => ({ registry: readSettings(folder, env).registry, name: (await readDefinition(folder)).name }),
  answer: (_document, lines) => answer(lines),
});
