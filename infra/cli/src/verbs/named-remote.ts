import type { RemoteContext } from '@atrium/remote/registry/remote-commands';
import type { VerbContext } from './context.ts';

/** Of the commands that squads have, too: an operator names the remote. */
export const namedRemote = ({ registry, answer }: VerbContext): RemoteContext => ({
  asksRemote: true,
  target: async (remote = '') => ({ registry: registry(), name: remote }),
  answer,
});
