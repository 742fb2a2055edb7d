import { drawsPage } from '@atrium/draws/draws-page-loader';
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'sea-lottery',
  contract: 1,
  kind: 'game',
  routes: [
    {
      path: '/seaLottery',
      layout: 'header',
      group: 'eaLottery',
      load: drawsPage(() => import('./src/markets/sea-lottery-page.tsx')),
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
