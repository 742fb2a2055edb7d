/*
 * The rules of `shadow-findings.ts` that a page needs, without their schemas.
 */

/**
 * The browser's own sentences, which name things of the code alone. A message that is none of them may have a member's
 * data in it: it is not reported, only its class and place.
 */
export const ENGINE_SENTENCE =
  /^([\w$.]{1,60} is not (a function|defined|iterable|a constructor)|Cannot (read|set) properties of (undefined|null) \((reading|setting) '[\w$]{1,40}'\)|Cannot access '[\w$]{1,40}' before initialization|Assignment to constant variable\.|Maximum call stack size exceeded|Invalid (array length|time value)|Minified React error #\d{1,4})$/;
/**
 * The part of an error's message that may be reported; undefined where it may have data in it. `isData` says whether a
 * name in it is a value of the page: a property may be looked up by an account's name.
 */
export function reportableMessage(message: string, isData: (name: string) => boolean): string | undefined {
  const sentence = /^Minified React error #\d{1,4}/.exec(message)?.[0] ?? message;
  if (!ENGINE_SENTENCE.test(sentence)) return undefined;
  const names = sentence.match(/'[\w$]+'|^[\w$.]+(?= is not)/g) ?? [];
  return names.some((name) => isData(name.replaceAll("'", ''))) ? undefined : sentence;
}

export const DIFFERENCE_KINDS = [
  'text-missing',
  'text-added',
  'text-changed',
  'box-missing',
  'box-added',
  'box-moved',
  'box-resized',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A role, and the key of the text that names the element: `button[slip.place]`; without a key the name is data. */
export const DIFFERENCE_PLACE = /^[a-z]{1,24}(\[[\w.-]{1,100}\])?$/;

/** The most of each that one rendering reports. */
export const MOST_FINDINGS = { errors: 8, differences: 24 } as const;
