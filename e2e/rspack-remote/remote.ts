import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'rspack-hall',
  contract: 1,
  kind: 'page',
  routes: [
    {
      path: '/rspackHall',
      layout: 'full',
      keepAlive: true,
      group: 'rspackHall',
      load: () => import(/* webpackChunkName: "hall" */ './src/hall.tsx'),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
