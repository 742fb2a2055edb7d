import { centrePage } from '@atrium/centre/centre-page';
import { defineRemote } from '@atrium/host/define-remote';
import { agentPages } from './src/agent-pages.ts';

export const remote = defineRemote({
  name: 'agent-centre',
  contract: 1,
  kind: 'page',
  routes: [],
  centre: {
    name: 'agent',
    defaultPage: 'agentTeamOverview',
    load: centrePage(() => import('./src/frame/centre-page.tsx')),
    pages: agentPages,
  },
  locales: (tag) => import(`./locales/${tag}.json`),
});
