/** Objects and lists inside each other, at most. The deepest body of the contracts has 8. */
export const LARGEST_JSON_DEPTH = 32;
/** Values of all lists and objects together, at most: a thousand lines of a bet have about ten each. */
export const LARGEST_JSON_COUNT = 20_000;

/** Of a body, unless its call declares more. Source: 14-05. */
export const LARGEST_BODY_BYTES = 256 * 1024;

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * What a JSON text from outside exceeds, or undefined: read before anything parses or walks the value, in one pass without
 * recursion. Nested brackets would otherwise exhaust the stack of a validator. Source: 14-05.
 */
export function exceededJsonBound(text: string): 'depth' | 'count' | undefined {
  let depth = 0;
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfText(text, index);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        count++;
        depth++;
        if (depth > LARGEST_JSON_DEPTH) return 'depth';
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        count++;
        break;
    }
    if (count > LARGEST_JSON_COUNT) return 'count';
  }
  return undefined;
}

/** The index of the closing quote; that of the last character where there is none, which no parser accepts. */
function endOfText(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index++;
    else if (code === QUOTE) return index;
  }
  return text.length;
}

/** The sentence of a refusal. */
export const jsonBoundMessage = (bound: 'depth' | 'count'): string =>
  bound === 'depth'
    ? `The body is nested deeper than ${LARGEST_JSON_DEPTH} levels.`
    : `The body has more than ${LARGEST_JSON_COUNT} values.`;
