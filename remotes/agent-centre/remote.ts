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
  locales: {
    en: () => import('./locales/en.json'),
    zh: () => import('./locales/zh.json'),
    ms: () => import('./locales/ms.json'),
    tl: () => import('./locales/tl.json'),
    ar: () => import('./locales/ar.json'),
    th: () => import('./locales/th.json'),
    vi: () => import('./locales/vi.json'),
    id: () => import('./locales/id.json'),
    ko: () => import('./locales/ko.json'),
    'pt-BR': () => import('./locales/pt-BR.json'),
  },
});
