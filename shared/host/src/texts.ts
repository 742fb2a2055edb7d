import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { host } from './host-services.ts';

/**
 * Adds the texts of a namespace to the page's i18next instance, for shared packages with texts of their own. They belong
 * to the version whose code calls this: a package that two versions carry with different texts has both.
 */
export function addTexts(namespace: string, locales: LocaleLoaders): Promise<void> {
  const { i18n, versionOf } = host();
  return addNamespace(i18n, namespace, locales, { owner: versionOf?.(new Error('the code that adds texts')) });
}
