import { localesOf } from '@atrium/i18n/locales-of';

/** The rules in words of Vietnam and Vietlott: a remote contains those of its own games. */
export const rulesLocales = localesOf((tag) => import(`../../locales/rules-vietnam/${tag}.json`));
