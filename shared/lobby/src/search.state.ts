import type { Category } from '@atrium/contracts/game-categories';
import { searchIndex } from '@atrium/contracts/games';
import { createResource, host } from '@atrium/host';
import { languageCode } from './language-code.ts';

/** A search shows at most this many games. */
export const FOUND_LIMIT = 60;

/** A category's short index in one language, ready to be searched. The search itself is fetched with the first index. */
export const searchResource = createResource(searchIndex, {
  reuse: true,
  staleOn: [],
  async fetch(input) {
    const [{ createGameSearch }, index] = await Promise.all([
      import('./search-games.ts'),
      host().api.call(searchIndex, input),
    ]);
    return createGameSearch(index);
  },
});

export const searchInput = (category: Category) => ({ query: { gameType: category, language: languageCode() } });
