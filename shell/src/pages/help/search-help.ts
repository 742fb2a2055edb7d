import { foldedTerm, isWord, searchTerms } from '@atrium/i18n/search-terms';
import MiniSearch from 'minisearch';

export interface SearchedArticle {
  topic: string;
  title: string;
  html: string;
  /** What members call the subject, beyond the words of its text. */
  words?: string | undefined;
}

export interface HelpHit {
  topic: string;
  title: string;
  /** The paragraph of the article that answers best. */
  passage: string;
}

export interface HelpSearch {
  /** The articles that answer a question, the best first. */
  find(question: string): HelpHit[];
}

const HITS_MAX = 8;
/** Hits with less than this share of the best score are noise: they match only words such as "how". */
const NOISE_SHARE = 0.2;
const SINGLE_SIGN_SHARE = 0.2;
const PREFIX_LENGTH_MIN = 3;
const TYPING_ERROR_LENGTH_MIN = 5;

/** A search over the articles of one language. A question need not contain all words of an article, only rare ones. */
export function createHelpSearch(articles: readonly SearchedArticle[]): HelpSearch {
  const search = new MiniSearch({
    idField: 'topic',
    fields: ['title', 'words', 'text'],
    tokenize: searchTerms,
    processTerm: foldedTerm,
  });
  const passages = new Map(articles.map(({ topic, html }) => [topic, passagesOf(html)]));
  search.addAll(
    articles.map(({ topic, title, words = '' }) => ({ topic, title, words, text: passages.get(topic)!.join('\n') })),
  );
  const titles = new Map(articles.map(({ topic, title }) => [topic, title]));
  return {
    find(question) {
      const found = search.search(question, {
        prefix: (term) => isWord(term) && term.length >= PREFIX_LENGTH_MIN,
        fuzzy: (term) => isWord(term) && term.length >= TYPING_ERROR_LENGTH_MIN && 0.2,
        boost: { title: 2, words: 2 },
        // A single sign of a script without spaces is in too many texts.
        boostTerm: (term) => (!isWord(term) && term.length === 1 ? SINGLE_SIGN_SHARE : 1),
      });
      const least = (found[0]?.score ?? 0) * NOISE_SHARE;
      return found
        .filter(({ score }) => score >= least)
        .slice(0, HITS_MAX)
        .map(({ id, terms }) => ({
          topic: id as string,
          title: titles.get(id as string)!,
          passage: bestPassage(passages.get(id as string)!, new Set(terms)),
        }));
    },
  };
}

/** The texts of the paragraphs and list items of an article. */
function passagesOf(html: string): string[] {
  const content = new DOMParser().parseFromString(html, 'text/html').body;
  const blocks = [...content.querySelectorAll('p, li, h2, h3, td, th')].map((block) => block.textContent ?? '');
  return blocks.length > 0 ? blocks : [content.textContent ?? ''];
}

/** The first of the passages with the most of the found terms. */
function bestPassage(passages: readonly string[], terms: ReadonlySet<string>): string {
  const matches = passages.map((passage) => {
    const own = new Set(searchTerms(passage).map(foldedTerm));
    return [...terms].filter((term) => own.has(term)).length;
  });
  return passages[matches.indexOf(Math.max(...matches))] ?? '';
}
