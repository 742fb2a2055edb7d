import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'live',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/live',
      layout: 'full',
      keepAlive: true,
      group: 'live',
      load: lobbyPage(() => import('./src/tables/live-route.ts')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
