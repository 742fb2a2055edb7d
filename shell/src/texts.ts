import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import en from '../locales/en.json';

/** English is in the first chunk: it is the default language and what a missing text falls back to. */
export const shellLocales: LocaleLoaders = {
  en: async () => ({ default: en }),
  zh: () => import('../locales/zh.json'),
  ms: () => import('../locales/ms.json'),
  tl: () => import('../locales/tl.json'),
  ar: () => import('../locales/ar.json'),
};
