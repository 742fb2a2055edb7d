import { LANGUAGES } from '@atrium/contracts/languages';
import type { i18n as I18n } from 'i18next';

/** The specification's code (EN, CN, …) of the current language. */
export const languageCode = (i18n: I18n): string => LANGUAGES.find(({ tag }) => tag === i18n.language)?.code ?? 'EN';
