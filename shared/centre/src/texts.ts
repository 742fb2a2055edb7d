import { addTexts } from '@atrium/host';
import { localesOf } from '@atrium/i18n/locales-of';

export const CENTRE_NAMESPACE = 'centre';

export const centreLocales = localesOf((tag) => import(`../locales/${tag}.json`));

/** Adds the centres' shared texts to the page's languages; later changes of language are followed. */
export const addCentreTexts = (): Promise<void> => addTexts(CENTRE_NAMESPACE, centreLocales);
