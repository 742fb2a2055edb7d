import { defineRemote } from '@atrium/host/define-remote';
import { lobbyPage } from '@atrium/lobby/load-page';

export const remote = defineRemote({
  name: 'pvp',
  contract: 1,
  kind: 'game',
  routes: [{ path: '/pvp', layout: 'full', group: 'pvp', load: lobbyPage(() => import('./src/rooms/pvp-page.tsx')) }],
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
