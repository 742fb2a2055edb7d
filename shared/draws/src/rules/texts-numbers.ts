import { localesOf } from '@atrium/i18n/locales-of';

/** The rules in words of the lotteries of digits, dice and balls: a remote contains those of its own games. */
export const rulesLocales = localesOf((tag) => import(`../../locales/rules-numbers/${tag}.json`));
