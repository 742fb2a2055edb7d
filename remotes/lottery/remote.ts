import { drawsPage } from '@atrium/draws/draws-page-loader';
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'lottery',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/lottery',
      layout: 'header',
      group: 'lottery',
      load: drawsPage(() => import('./src/lottery/lottery-page.tsx')),
    },
    { path: '/elott', layout: 'full', group: 'elott', load: drawsPage(() => import('./src/elott/elott-page.tsx')) },
  ],
  locales: (tag) => import(`./locales/${tag}.json`),
});
