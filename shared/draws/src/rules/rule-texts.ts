import { addTexts, host } from '@atrium/host';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';

export const RULES_NAMESPACE = 'draw-rules';

const loadingBy = new WeakMap<object, Promise<void>>();
/** Adds a remote's rules in words once to the page's languages, when somebody reads them; a failed load is tried again with the next call. */
export function addRuleTexts(locales: LocaleLoaders): Promise<void> {
  const { i18n } = host();
  const loading =
    loadingBy.get(i18n) ??
    addTexts(RULES_NAMESPACE, locales).catch((error: unknown) => {
      loadingBy.delete(i18n);
      throw error;
    });
  loadingBy.set(i18n, loading);
  return loading;
}
