import MiniSearch from 'minisearch';

/** `[gameId, name, vassalage, ...names in other languages]`, as the short index of a category gives it. */
export type IndexedGame = readonly [string, string, string, ...string[]];

export interface GameSearch {
  /** Ids of the games that match a text, the best first. Among equals, games of `vendor` come first. */
  find(text: string, vendor?: string): string[];
}

/** Scripts that are written without spaces, or whose words grow by particles. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const signsOf = (word: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);

/** Words of a text; scripts without spaces are cut into single signs and pairs, so that any part of a name is found. */
export function searchTerms(text: string): string[] {
  return (text.normalize('NFC').match(WORDS) ?? []).flatMap((word) => {
    if (!UNSPACED.test(word)) return withoutArticle(word);
    const signs = signsOf(word);
    return [...signs, ...signs.slice(1).map((sign, index) => signs[index]! + sign)];
  });
}

/** An Arabic word is found with its article and without it. */
const withoutArticle = (word: string): string[] => (/^ال\p{L}{3}/u.test(word) ? [word.slice(2)] : [word]);

/** Letters that people leave out or write in one of several ways. */
const FOLDED: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};
/** Without accents and cases. The signs of Thai keep their vowels, without which they mean something else. */
const plain = (term: string): string =>
  UNSPACED.test(term)
    ? term.toLowerCase()
    : term
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[đøłßæœةىـ]/g, (letter) => FOLDED[letter]!);
const isWord = (term: string): boolean => !UNSPACED.test(term);
const OTHER_NAMES_COUNT = 0.6;
/** In scripts without spaces, the share of the question that a typing error leaves. */
const TYPING_ERROR_SHARE = 0.5;

/** A search over a category's short index: by parts of words, and with a typing error in longer ones. */
export function createGameSearch(index: readonly IndexedGame[]): GameSearch {
  const search = new MiniSearch({
    fields: ['name', 'others'],
    storeFields: ['vendor'],
    tokenize: searchTerms,
    processTerm: plain,
  });
  search.addAll(index.map(([id, name, vendor, ...others]) => ({ id, name, vendor, others: others.join(' ') })));
  return {
    find(text, vendor) {
      const terms = [...new Set(searchTerms(text).map(plain))];
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
