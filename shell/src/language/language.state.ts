import { languageCookie } from '@atrium/contracts/preferences';
import { setLanguage } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { languageOf } from '@atrium/i18n/languages';
import { atom } from 'jotai';
import { writeCookie } from '../document/cookies.ts';
import { markLanguage } from '../document/mark-page.ts';
import { sitePortAtom } from '../document/site-port.state.ts';

const YEAR = 365 * 86_400;

let newest = 0;
let shown = '';

/** Switches to a choice; resolves to whether it is still the newest, which stands whichever texts come first. */
async function switchTo(code: string): Promise<boolean> {
  const { i18n } = host();
  const mine = ++newest;
  shown = i18n.language;
  await switchLanguage(i18n, code).catch((error: unknown) => {
    if (mine === newest) throw error;
  });
  if (mine === newest) shown = languageOf(code).tag;
  // Texts that came late have switched to what nobody wants any more.
  if (i18n.language !== shown) await i18n.changeLanguage(shown);
  return mine === newest;
}

/** Switches the language here and in every other tab, keeps it, and tells the server. Source: specification 4. */
export const chooseLanguageAtom = atom(null, async (get, _set, code: string) => {
  const { i18n, bus, api, report, toast } = host();
  try {
    if (!(await switchTo(code))) return;
  } catch {
    // Without a connection there are the languages that were used; nothing is remembered that cannot be shown.
    return toast('error', errorSentence(i18n, 'NETWORK'));
  }
  localStorage.setItem('lang', code);
  localStorage.setItem('hisLang', code);
  writeCookie(languageCookie(get(sitePortAtom)), code, YEAR);
  markLanguage(code);
  bus.emit('language.changed', { language: code });
  api.call(setLanguage, { body: { language: code } }).catch((error: unknown) => report(error, 'language'));
});

/** Follows the choice that was made in another tab. */
export function followLanguage(): void {
  const { bus, report } = host();
  bus.on('language.changed', ({ language }) => {
    switchTo(language)
      .then((stands) => stands && markLanguage(language))
      .catch((error: unknown) => report(error, 'language'));
  });
}
