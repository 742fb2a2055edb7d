import { bookNames } from '../book/names.js';

/** A sports book has a page of its own (`book/page.js`); here are the words for a look back at one of its slips. */
export function createGame({ data, words }) {
  const names = bookNames(words, data.facts.sport);
  return { describe: (shown) => names.slip(shown, words.money) };
}
