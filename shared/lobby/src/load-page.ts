/** Wraps the loader of a lobby's page or part: it resolves with the texts that all lobbies share, so that no key is ever shown. */
export function lobbyPage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // Executed when a page is opened, and so small that a request of its own would cost more than its bytes.
    const texts = import(/* webpackMode: 'eager' */ './texts.ts').then(({ addLobbyTexts }) => addLobbyTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
