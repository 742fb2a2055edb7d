import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'slots',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/rng',
      layout: 'full',
      keepAlive: true,
      group: 'egame',
      load: lobbyPage(() => import('./src/lobby/slots-route.ts')),
    },
    {
      path: '/seamless',
      layout: 'none',
      group: 'seamless',
      load: lobbyPage(() => import('./src/seamless/seamless-page.tsx')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
