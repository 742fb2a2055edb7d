import type { LocaleLoaders } from '@atrium/i18n/create-i18n';

export const appLocales: LocaleLoaders = {
  en: () => import('../../locales/app/en.json'),
  zh: () => import('../../locales/app/zh.json'),
  ms: () => import('../../locales/app/ms.json'),
  tl: () => import('../../locales/app/tl.json'),
  ar: () => import('../../locales/app/ar.json'),
  th: () => import('../../locales/app/th.json'),
  vi: () => import('../../locales/app/vi.json'),
  id: () => import('../../locales/app/id.json'),
  ko: () => import('../../locales/app/ko.json'),
  'pt-BR': () => import('../../locales/app/pt-BR.json'),
};
