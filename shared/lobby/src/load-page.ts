import type { LoadPage } from '@atrium/host/define-remote';

/** A lobby's page: its code and the texts that all lobbies share come together, so that no key is ever seen. */
export function lobbyPage(load: LoadPage): LoadPage {
  return async () => {
    const texts = import('./texts.ts').then(({ addLobbyTexts }) => addLobbyTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
