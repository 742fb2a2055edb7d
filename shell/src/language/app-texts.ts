import { host } from '@atrium/host';
import { addNamespace } from '@atrium/i18n/create-i18n';

/** What is said about the connection, about new versions and about the site as an app. */
export const APP_NAMESPACE = 'shell-app';

export async function appTexts(): Promise<void> {
  const { appLocales } = await import(/* webpackChunkName: "late" */ './app-locales.ts');
  await addNamespace(host().i18n, APP_NAMESPACE, appLocales, () => true);
}
