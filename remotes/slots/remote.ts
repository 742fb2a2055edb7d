import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'slots',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/rng',
      layout: 'full',
      keepAlive: true,
      group: 'egame',
      load: lobbyPage(() => import('./src/lobby/slots-page.tsx')),
    },
    {
      path: '/seamless',
      layout: 'none',
      group: 'seamless',
      load: lobbyPage(() => import('./src/seamless/seamless-page.tsx')),
    },
  ],
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
