import { host } from '@atrium/host';
import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';

/** What is said about the connection, about new versions and about the site as an app. */
export const APP_NAMESPACE = 'shell-app';
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

export const appTexts = (): Promise<void> => addNamespace(host().i18n, APP_NAMESPACE, appLocales);
