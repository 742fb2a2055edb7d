import { localesOf } from '@atrium/i18n/locales-of';

/** The rules in words of Thai, Lao and Hanoi markets, 4D and TOTO: a remote contains those of its own games. */
export const rulesLocales = localesOf((tag) => import(`../../locales/rules-asia/${tag}.json`));
