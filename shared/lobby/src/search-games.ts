import { foldedTerm, isWord, searchTerms } from '@atrium/i18n/search-terms';
import MiniSearch from 'minisearch';

/** `[gameId, name, vassalage, ...names in other languages]`, as the short index of a category gives it. */
export type IndexedGame = readonly [string, string, string, ...string[]];

export interface GameSearch {
  /** Ids of the games that match a text, the best first. Among equals, games of `vendor` come first. */
  find(text: string, vendor?: string): string[];
}

const OTHER_NAMES_COUNT = 0.6;
/** In scripts without spaces, the share of the question that a typing error leaves. */
const TYPING_ERROR_SHARE = 0.5;

/** A search over a category's short index: by parts of words, and with a typing error in longer ones. */
export function createGameSearch(index: readonly IndexedGame[]): GameSearch {
  const search = new MiniSearch({
    fields: ['name', 'others'],
    storeFields: ['vendor'],
    tokenize: searchTerms,
    processTerm: foldedTerm,
  });
  search.addAll(index.map(([id, name, vendor, ...others]) => ({ id, name, vendor, others: others.join(' ') })));
  return {
    find(text, vendor) {
      const terms = [...new Set(searchTerms(text).map(foldedTerm))];
      const starts = terms.map((term) => term.slice(0, 2));
      const look = (combineWith: 'AND' | 'OR') =>
        search.search(text, {
          prefix: isWord,
          fuzzy: (term) => isWord(term) && term.length > 3 && 0.25,
          combineWith,
          boost: { name: 1, others: OTHER_NAMES_COUNT },
          // Typing errors are rare in the first letters: a word with the same beginning is more likely.
          boostDocument: (_id, term, stored) =>
            (stored?.vendor === vendor ? 1.5 : 1) * (starts.some((start) => term.startsWith(start)) ? 3 : 1),
        });
      let found = look('AND');
      // These scripts have no letters to mistype: a wrong sign is accepted when most of the others match.
      if (found.length === 0 && terms.length > 3 && !terms.some(isWord))
        found = look('OR').filter(({ queryTerms }) => queryTerms.length >= terms.length * TYPING_ERROR_SHARE);
      return found.map(({ id }) => id as string);
    },
  };
}
