import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'sports',
  contract: 1,
  kind: 'game',
  routes: [
    // The two pages differ in one word: one file contains both.
    {
      path: '/sports',
      layout: 'full',
      group: 'sports',
      load: lobbyPage(() => import(/* webpackChunkName: 'book' */ './src/book/sports-page.tsx')),
    },
    {
      path: '/esports',
      layout: 'full',
      group: 'sports',
      load: lobbyPage(() => import(/* webpackChunkName: 'book' */ './src/book/esports-page.tsx')),
    },
  ],
  parts: [
    {
      place: 'member-centre.record',
      topics: ['SPORTS', 'ESPORTS'],
      load: lobbyPage(() => import('./src/record/record-part.tsx')),
    },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
