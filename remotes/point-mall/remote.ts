import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'point-mall',
  contract: 1,
  kind: 'page',
  routes: [{ path: '/pointMall', layout: 'full', group: 'pointMall', load: () => import('./src/mall/point-mall-page.tsx') }],
  locales: {
    en: () => import('./locales/en.json'),
    zh: () => import('./locales/zh.json'),
    ms: () => import('./locales/ms.json'),
    tl: () => import('./locales/tl.json'),
    ar: () => import('./locales/ar.json'),
  },
});
