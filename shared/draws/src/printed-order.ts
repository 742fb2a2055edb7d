import { languageOfTag } from '@atrium/contracts/language-of';

/** Numbers inside a sentence, in the order in which a draw prints them: a text that runs from right to left would turn "1 2 3" round. */
export const printedOrder = (numbers: string, languageTag: string): string =>
  languageOfTag(languageTag).dir === 'rtl' ? `\u2066${numbers}\u2069` : numbers;
