import { addTexts } from '@atrium/host';
import { localesOf } from '@atrium/i18n/locales-of';

export const DRAWS_NAMESPACE = 'draws';

export const drawsLocales = localesOf((tag) => import(`../locales/${tag}.json`));

/** Adds the lotteries' texts to the page's languages; later changes of language are followed. */
export const addDrawsTexts = (): Promise<void> => addTexts(DRAWS_NAMESPACE, drawsLocales);
