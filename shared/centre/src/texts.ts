import { addTexts } from '@atrium/host';

export const CENTRE_NAMESPACE = 'centre';

export const centreLocales = {
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

/** Adds the centres' shared texts to the page's languages; later changes of language are followed. */
export const addCentreTexts = (): Promise<void> => addTexts(CENTRE_NAMESPACE, centreLocales);
