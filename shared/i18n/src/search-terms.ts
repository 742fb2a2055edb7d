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
export const foldedTerm = (term: string): string =>
  UNSPACED.test(term)
    ? term.toLowerCase()
    : term
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[đøłßæœةىـ]/g, (letter) => FOLDED[letter]!);
/** Whether a term is a whole word, whose beginning can be searched; terms of other scripts are single signs and pairs. */
export const isWord = (term: string): boolean => !UNSPACED.test(term);
