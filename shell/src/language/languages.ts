import { localesOf } from '@atrium/i18n/locales-of';

/**
 * The texts in every language. This list is a chunk of its own, which visitors who read English never load: the names and
 * hashes of the files are nearly 1 KB. For other languages the HTML preloads it together with the texts.
 */
export const firstLocales = localesOf((tag) => import(`../../locales/${tag}.json`));
export const laterLocales = localesOf((tag) => import(`../../locales/later/${tag}.json`));
