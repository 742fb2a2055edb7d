import { addTexts } from '@atrium/host';

export const LOBBY_NAMESPACE = 'lobby';

export const lobbyLocales = {
  en: () => import('../locales/en.json'),
  zh: () => import('../locales/zh.json'),
  ms: () => import('../locales/ms.json'),
  tl: () => import('../locales/tl.json'),
  ar: () => import('../locales/ar.json'),
};

/** Adds the lobby's texts to the page's languages; later changes of language are followed. */
export const addLobbyTexts = (): Promise<void> => addTexts(LOBBY_NAMESPACE, lobbyLocales);
