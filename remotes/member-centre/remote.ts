import { centrePage } from '@atrium/centre/centre-page';
import { defineRemote } from '@atrium/host/define-remote';
import { memberPages } from './src/member-pages.ts';

export const remote = defineRemote({
  name: 'member-centre',
  contract: 1,
  kind: 'page',
  routes: [],
  centre: {
    name: 'member',
    defaultPage: 'securityCenter',
    load: centrePage(() => import('./src/hub/centre-page.tsx')),
    pages: memberPages,
  },
  parts: [{ place: 'shell.menu', load: () => import('./src/messages/menu-part.tsx') }],
  locales: (tag) => import(`./locales/${tag}.json`),
});
