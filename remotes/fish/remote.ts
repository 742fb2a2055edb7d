import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'fish',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/fish',
      layout: 'full',
      keepAlive: true,
      group: 'fish',
      load: lobbyPage(() => import('./src/lobby/fish-route.ts')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
