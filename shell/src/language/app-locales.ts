import { localesOf } from '@atrium/i18n/locales-of';

export const appLocales = localesOf((tag) => import(`../../locales/app/${tag}.json`));
