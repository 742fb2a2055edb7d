import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { host } from '@atrium/host';
import en from '../../locales/en.json';

/** What the frame and the first window say. English is in the first chunk: the default language and what a missing text falls back to. */
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

/** What everything else of the shell says; looked into where the first part lacks a key. */
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

/** Fetches them once; from then on a change of language brings them along. What shows them waits for them. */
export const laterTexts = (): Promise<void> => addNamespace(host().i18n, LATER_NAMESPACE, laterLocales, () => true);
