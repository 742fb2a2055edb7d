import { isProperName } from './proper-names.ts';
import type { SourceTree } from './source-tree.ts';

/**
 * The words that a language shares with English: loan words of gaming and computing, and names of games. Each language
 * has one file; words that all languages share are in `proper-names.ts`.
 */
export function loansOf(tree: SourceTree, tag: string): ReadonlySet<string> {
  const file = `shared/i18n/loans/${tag}.txt`;
  return new Set(tree.has(file) ? tree.read(file).trim().split(/\s+/) : []);
}

/** Whether every word of a text is a loan word or a name. */
export function isLoan(loans: ReadonlySet<string>, text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .every((word) => loans.has(word) || word.length === 1 || isProperName(word));
}
