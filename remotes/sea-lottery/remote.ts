import { drawsPage } from '@atrium/draws/draws-page-loader';
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'sea-lottery',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/seaLottery',
      layout: 'header',
      group: 'eaLottery',
      load: drawsPage(() => import('./src/markets/sea-lottery-page.tsx')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
