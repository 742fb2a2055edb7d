import { searchIndex, type Category } from '@atrium/contracts/games';
import { failureOf, host, type ApiError } from '@atrium/host';
import { atom } from 'jotai';
import { languageCode } from './language-code.ts';
import type { GameSearch } from './search-games.ts';

/** At most so many games are shown for a search; who looks for more writes another letter. */
export const MOST_FOUND = 60;

interface Index {
  readonly status: 'none' | 'pending' | 'ready' | 'failed';
  readonly search?: GameSearch;
  readonly error?: ApiError;
}
const indexesAtom = atom<Readonly<Record<string, Index>>>({});
const indexKey = (category: Category) => `${category} ${languageCode()}`;

/** Fetches a category's short index and the search itself, when somebody first goes to the search box. */
export const loadSearchAtom = atom(null, async (get, set, category: Category) => {
  const key = indexKey(category);
  const known = get(indexesAtom)[key]?.status;
  if (known === 'pending' || known === 'ready') return;
  const keep = (index: Index) => set(indexesAtom, (indexes) => ({ ...indexes, [key]: index }));
  keep({ status: 'pending' });
  try {
    const [{ createGameSearch }, index] = await Promise.all([
      import('./search-games.ts'),
      host().api.call(searchIndex, { query: { gameType: category, language: languageCode() } }),
    ]);
    keep({ status: 'ready', search: createGameSearch(index) });
  } catch (error) {
    keep({ status: 'failed', error: failureOf(error) });
  }
});

export interface Found {
  readonly status: Index['status'];
  readonly ids: readonly string[];
  readonly error?: ApiError;
}

/** The games that a text may mean, the best first, over all vendors of a category. */
export const foundAtom = (category: Category, text: string, vendor: string | undefined) =>
  atom((get): Found => {
    const { status = 'none', search, error } = get(indexesAtom)[indexKey(category)] ?? {};
    return { status, error, ids: search && text.trim() ? search.find(text, vendor).slice(0, MOST_FOUND) : [] };
  });
