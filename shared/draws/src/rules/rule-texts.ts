import { addTexts } from '@atrium/host';
import { localesOf } from '@atrium/i18n/locales-of';

export const RULES_NAMESPACE = 'draw-rules';

/** The rules of all plays in words: loaded when somebody reads them, not with the boards. */
export const rulesLocales = localesOf((tag) => import(`../../locales/rules/${tag}.json`));

let loading: Promise<void> | undefined;
/** Adds the texts once; a failed load is tried again with the next call. */
export function addRuleTexts(): Promise<void> {
  loading ??= addTexts(RULES_NAMESPACE, rulesLocales).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
