import { addTexts } from '@atrium/host';

export const DRAWS_NAMESPACE = 'draws';

export const drawsLocales = {
  en: () => import('../locales/en.json'),
  zh: () => import('../locales/zh.json'),
  ms: () => import('../locales/ms.json'),
  tl: () => import('../locales/tl.json'),
  ar: () => import('../locales/ar.json'),
};

/** Adds the lotteries' texts to the page's languages; later changes of language are followed. */
export const addDrawsTexts = (): Promise<void> => addTexts(DRAWS_NAMESPACE, drawsLocales);
