import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { host } from './host-services.ts';

/** Adds the texts of a namespace to the page's i18next instance, for shared packages with texts of their own. */
export function addTexts(namespace: string, locales: LocaleLoaders): Promise<void> {
  return addNamespace(host().i18n, namespace, locales);
}
