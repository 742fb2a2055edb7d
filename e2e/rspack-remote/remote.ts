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
