import { centrePage } from '@atrium/centre/centre-page';
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'point-mall',
  contract: 1,
  kind: 'page',
  routes: [
    {
      path: '/pointMall',
      layout: 'full',
      group: 'pointMall',
      load: centrePage(() => import('./src/mall/point-mall-page.tsx')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
