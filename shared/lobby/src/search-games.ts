import MiniSearch from 'minisearch';

/** `[gameId, name, vassalage]`, as the short index of a category gives it. */
export type IndexedGame = readonly [string, string, string];

export interface GameSearch {
  /** Ids of the games that a text may mean, the best first. `vendor` lifts that vendor's games among equals. */
  find(text: string, vendor?: string): string[];
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text; scripts without spaces are cut into single signs and pairs, so that any part of a name is found. */
export function searchTerms(text: string): string[] {
  return (text.match(WORDS) ?? []).flatMap((word) => {
    if (!HAN.test(word)) return [word];
    const signs = [...word];
    return [...signs, ...signs.slice(1).map((sign, index) => signs[index]! + sign)];
  });
}

const plain = (term: string): string => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isWord = (term: string): boolean => !HAN.test(term);

/** A search over a category's short index: by parts of words, and with a slip of the finger in longer ones. */
export function createGameSearch(index: readonly IndexedGame[]): GameSearch {
  const search = new MiniSearch({
    fields: ['name'],
    storeFields: ['vendor'],
    tokenize: searchTerms,
    processTerm: plain,
  });
  search.addAll(index.map(([id, name, vendor]) => ({ id, name, vendor })));
  return {
    find: (text, vendor) => {
      const starts = searchTerms(text).map((term) => plain(term).slice(0, 2));
      return search
        .search(text, {
          prefix: isWord,
          fuzzy: (term) => isWord(term) && term.length > 3 && 0.25,
          combineWith: 'AND',
          // A finger slips seldom at the first letters: a word that begins alike is the likelier one.
          boostDocument: (_id, term, stored) =>
            (stored?.vendor === vendor ? 1.5 : 1) * (starts.some((start) => term.startsWith(start)) ? 3 : 1),
        })
        .map(({ id }) => id as string);
    },
  };
}
