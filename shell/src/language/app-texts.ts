import { host } from '@atrium/host';
import { addNamespace } from '@atrium/i18n/create-i18n';

/** Texts about the connection, new versions and the installed app. */
export const APP_NAMESPACE = 'shell-app';

export async function appTexts(): Promise<void> {
  const { appLocales } = await import(/* webpackChunkName: "deferred" */ './app-locales.ts');
  await addNamespace(host().i18n, APP_NAMESPACE, appLocales, { unseen: () => true });
}
