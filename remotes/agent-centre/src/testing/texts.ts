import { localesOf } from '@atrium/i18n/locales-of';

/** The remote's own texts. `remote.ts` has them too, but imports every page: a change of one page would run all tests. */
export const texts = localesOf((tag) => import(`../../locales/${tag}.json`));
