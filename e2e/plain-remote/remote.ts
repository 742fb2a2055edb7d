import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'plain-hall',
  contract: 2,
  kind: 'page',
  routes: [
    {
      path: '/plainHall',
      layout: 'full',
      group: 'plainHall',
      load: () => import(/* webpackChunkName: "hall" */ './src/hall.ts'),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
