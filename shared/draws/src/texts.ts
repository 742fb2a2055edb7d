import { addTexts } from '@atrium/host';

export const DRAWS_NAMESPACE = 'draws';

export const drawsLocales = {
  en: () => import('../locales/en.json'),
  zh: () => import('../locales/zh.json'),
  ms: () => import('../locales/ms.json'),
  tl: () => import('../locales/tl.json'),
  ar: () => import('../locales/ar.json'),
  th: () => import('../locales/th.json'),
  vi: () => import('../locales/vi.json'),
  id: () => import('../locales/id.json'),
  ko: () => import('../locales/ko.json'),
  'pt-BR': () => import('../locales/pt-BR.json'),
};

/** Adds the lotteries' texts to the page's languages; later changes of language are followed. */
export const addDrawsTexts = (): Promise<void> => addTexts(DRAWS_NAMESPACE, drawsLocales);
