import { drawsPage } from '@atrium/draws/draws-page-loader';
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'vnlottery',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/vnlottery',
      layout: 'header',
      group: 'vnlottery',
      load: drawsPage(() => import('./src/stations/vnlottery-page.tsx')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
