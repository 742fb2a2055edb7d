import { languageCookie } from '@atrium/contracts/preferences';
import { setLanguage } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { atom } from 'jotai';
import { writeCookie } from '../boot/cookies.ts';
import { markLanguage } from '../boot/mark-page.ts';

const YEAR = 365 * 86_400;
export const sitePortAtom = atom(0);

/** Switches the language here and in every other tab, keeps it, and tells the server. Source: specification 4. */
export const chooseLanguageAtom = atom(null, async (get, _set, code: string) => {
  const { i18n, bus, api, report } = host();
  localStorage.setItem('lang', code);
  localStorage.setItem('hisLang', code);
  writeCookie(languageCookie(get(sitePortAtom)), code, YEAR);
  await switchLanguage(i18n, code);
  markLanguage(code);
  bus.emit('language.changed', { language: code });
  api.call(setLanguage, { body: { language: code } }).catch((error: unknown) => report(error, 'language'));
});

/** Follows the choice that was made in another tab. */
export function followLanguage(): void {
  const { bus, i18n } = host();
  bus.on('language.changed', ({ language }) => {
    void switchLanguage(i18n, language).then(() => markLanguage(language));
  });
}
