import { initFederation } from '@softarc/native-federation-orchestrator';
import { VERTICALS } from '../../frame/verticals.ts';

const BASE = '/native-federation/';
const addressOf = (name: string) => `${location.origin}${BASE}apps/${name}/remoteEntry.json`;

// The guide's asynchronous start: the import map exists before the first module that needs it.
const federation = await initFederation(Object.fromEntries(VERTICALS.map((name) => [name, addressOf(name)])), {
  logLevel: 'error',
  hostRemoteEntry: { name: 'host', url: `${location.origin}${BASE}assets/remoteEntry.json` },
});
const { show } = await federation.loadRemoteModule<typeof import('./host.tsx')>('host', './host');
show(federation.loadRemoteModule);
