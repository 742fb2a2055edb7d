import type { LoadPage } from '@atrium/host/define-remote';

/** Wraps the loader of a lobby's page: it resolves with the texts that all lobbies share, so that no key is ever shown. */
export function lobbyPage(load: LoadPage): LoadPage {
  return async () => {
    const texts = import('./texts.ts').then(({ addLobbyTexts }) => addLobbyTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
