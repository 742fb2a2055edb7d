import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { host } from '@atrium/host';
import en from '../../locales/en.json';

/** Texts of the frame and the first window. English is in the first chunk: it is the default and the fallback of missing texts. */
export const shellLocales: LocaleLoaders = {
  en: async () => ({ default: en }),
  zh: () => import('../../locales/zh.json'),
  ms: () => import('../../locales/ms.json'),
  tl: () => import('../../locales/tl.json'),
  ar: () => import('../../locales/ar.json'),
  th: () => import('../../locales/th.json'),
  vi: () => import('../../locales/vi.json'),
  id: () => import('../../locales/id.json'),
  ko: () => import('../../locales/ko.json'),
  'pt-BR': () => import('../../locales/pt-BR.json'),
};

/** All other texts of the shell; consulted where the first part lacks a key. */
export const LATER_NAMESPACE = 'shell-later';
export const laterLocales: LocaleLoaders = {
  en: () => import('../../locales/later/en.json'),
  zh: () => import('../../locales/later/zh.json'),
  ms: () => import('../../locales/later/ms.json'),
  tl: () => import('../../locales/later/tl.json'),
  ar: () => import('../../locales/later/ar.json'),
  th: () => import('../../locales/later/th.json'),
  vi: () => import('../../locales/later/vi.json'),
  id: () => import('../../locales/later/id.json'),
  ko: () => import('../../locales/later/ko.json'),
  'pt-BR': () => import('../../locales/later/pt-BR.json'),
};

/** Loads them once; later changes of language include them. Screens that show them wait for this. */
export const laterTexts = (): Promise<void> => addNamespace(host().i18n, LATER_NAMESPACE, laterLocales, () => true);
