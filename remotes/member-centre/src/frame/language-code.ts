import { LANGUAGES } from '@atrium/i18n/languages';

/** The specification's code of the language that the page speaks. */
export const languageCode = (tag: string): string => LANGUAGES.find((language) => language.tag === tag)?.code ?? 'EN';
