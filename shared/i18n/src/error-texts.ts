import type { i18n as I18n } from 'i18next';
import { addNamespace } from './create-i18n.ts';
import { ERRORS_NAMESPACE, wasReadEarly } from './error-sentence.ts';
import { localesOf } from './locales-of.ts';

/*
 * Apart from `errorSentence`: a remote that shows a sentence uses those of the host, and would carry a copy of them in every
 * language if the loaders were in the same file.
 */

export const errorLocales = localesOf((tag) => import(`../locales/${tag}.json`));

/** Fetches the sentences. What is on the screen is drawn again only where one of them was missing. */
export const addErrorTexts = (i18n: I18n): Promise<void> =>
  addNamespace(i18n, ERRORS_NAMESPACE, errorLocales, { unseen: () => !wasReadEarly(i18n) });
