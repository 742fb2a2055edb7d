import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { host } from './host-services.ts';

/** Adds a namespace's texts to the page's one i18next instance: for shared packages that bring texts of their own. */
export function addTexts(namespace: string, locales: LocaleLoaders): Promise<void> {
  return addNamespace(host().i18n, namespace, locales);
}
