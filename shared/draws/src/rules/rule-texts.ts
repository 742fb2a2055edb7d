import { addTexts } from '@atrium/host';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';

export const RULES_NAMESPACE = 'draw-rules';

let loading: Promise<void> | undefined;
/** Adds a remote's rules in words once, when somebody reads them; a failed load is tried again with the next call. */
export function addRuleTexts(locales: LocaleLoaders): Promise<void> {
  loading ??= addTexts(RULES_NAMESPACE, locales).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
