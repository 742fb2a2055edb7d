import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'pvp',
  contract: 1,
  kind: 'game',
  routes: [{ path: '/pvp', layout: 'full', group: 'pvp', load: lobbyPage(() => import('./src/rooms/pvp-page.tsx')) }],
  locales: (tag) => import(`./locales/${tag}.json`),
});
