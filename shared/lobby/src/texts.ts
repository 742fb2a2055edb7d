import { addTexts } from '@atrium/host';
import { localesOf } from '@atrium/i18n/locales-of';
import { LOBBY_NAMESPACE } from './namespace.ts';

export const lobbyLocales = localesOf((tag) => import(`../locales/${tag}.json`));

/** Adds the lobby's texts to the page's languages; later changes of language are followed. */
export const addLobbyTexts = (): Promise<void> => addTexts(LOBBY_NAMESPACE, lobbyLocales);
