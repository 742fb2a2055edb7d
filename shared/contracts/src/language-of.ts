import { DEFAULT_LANGUAGE, FINISHED_TAGS, type FinishedTag, LANGUAGES, type Language } from './languages.ts';

const ENGLISH: FinishedTag = 'en';

/** The language of a code; an unknown code gives the default language. */
export function languageOf(code: string | null | undefined): Language {
  return byCode(code ?? '') ?? byCode(DEFAULT_LANGUAGE)!;
}

/** The languages that configuration switches on, in its order; unknown codes are left out. */
export function supportedLanguages(codes: readonly string[]): Language[] {
  return codes.map(byCode).filter((language) => language !== undefined);
}

/** The language of a BCP 47 tag; an unknown tag gives the default language. */
export function languageOfTag(tag: string): Language {
  return byTag(tag) ?? languageOf(DEFAULT_LANGUAGE);
}

/** The specification's code of a BCP 47 tag. */
export function languageCodeOf(tag: string): string {
  return languageOfTag(tag).code;
}

/** The order in which a language's texts are looked up: its own, those of its fallback, English. All are BCP 47 tags. */
export function textTags(tag: string): string[] {
  const fallback = byTag(tag)?.fallback;
  return [...new Set([tag, ...(fallback ? [fallback] : []), ENGLISH])];
}

/**
 * The language of the portal's texts for a chosen language: its own, that of its fallback, or English. Declared to
 * screen readers and to the layout; figures follow the chosen language.
 */
export function shownLanguage(code: string): Language {
  return languageOfTag(textTags(languageOf(code).tag).find(isFinished)!);
}

/**
 * The finished language nearest to the requested one: a code (`TY`), a tag (`zh-HK`; any Portuguese is that of Brazil),
 * or a list as browsers send it (`fr, ms;q=0.8`), of which the first match counts. English where none of them is
 * finished.
 */
export function nearestTag(...asked: readonly (string | undefined)[]): FinishedTag {
  const wanted = asked
    .flatMap((list) => (list ?? '').split(/[\s,]+/))
    .map((each) => each.replace(/;.*/, '').replace('_', '-'));
  return wanted.map(finishedFor).find((tag) => tag !== undefined) ?? ENGLISH;
}

function finishedFor(asked: string): FinishedTag | undefined {
  const known = byCode(asked) ?? byTag(asked);
  return (
    [known?.tag ?? '', known?.fallback ?? ''].find(isFinished) ?? FINISHED_TAGS.find((tag) => base(tag) === base(asked))
  );
}

const base = (tag: string): string => tag.toLowerCase().split('-')[0]!;

const isFinished = (tag: string): tag is FinishedTag => (FINISHED_TAGS as readonly string[]).includes(tag);

function byCode(code: string): Language | undefined {
  return LANGUAGES.find((language) => language.code === code.toUpperCase());
}

function byTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language.tag.toLowerCase() === tag.toLowerCase());
}
