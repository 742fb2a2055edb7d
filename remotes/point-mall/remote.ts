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
  parts: [
    { place: 'shell.home', load: () => import('./src/home/home-part.tsx') },
    { place: 'member-centre.profile', load: () => import('./src/profile/profile-part.tsx') },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
