import { languageCookie } from '@atrium/contracts/preferences';
import { setLanguage } from '@atrium/contracts/session';
import { host } from '@atrium/host';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { languageOf } from '@atrium/contracts/language-of';
import { atom } from 'jotai';
import { writeCookie } from '../document/cookies.ts';
import { markLanguage } from '../document/mark-page.ts';
import { sitePortAtom } from '../document/site-port.state.ts';

const YEAR_SECONDS = 365 * 86_400;

let newest = 0;
let shown = '';

/** Switches to a choice; resolves to whether it is still the newest. The newest wins whichever texts load first. */
async function switchTo(code: string): Promise<boolean> {
  const { i18n } = host();
  const mine = ++newest;
  shown = i18n.language;
  await switchLanguage(i18n, code).catch((error: unknown) => {
    if (mine === newest) throw error;
  });
  if (mine === newest) shown = languageOf(code).tag;
  // Texts that loaded late have switched to a language that is no longer wanted.
  if (i18n.language !== shown) await i18n.changeLanguage(shown);
  return mine === newest;
}

/** Switches the language in every tab, stores the choice and sends it to the server. Source: specification 4. */
export const chooseLanguageAtom = atom(null, async (get, _set, code: string) => {
  const { i18n, bus, api, report, toast } = host();
  try {
    if (!(await switchTo(code))) return;
  } catch {
    // Offline, only languages that were used before are available; a choice that cannot be shown is not stored.
    return toast('error', errorSentence(i18n, 'NETWORK'));
  }
  localStorage.setItem('lang', code);
  localStorage.setItem('hisLang', code);
  writeCookie(languageCookie(get(sitePortAtom)), code, YEAR_SECONDS);
  markLanguage(code);
  bus.emit('language.changed', { language: code });
  api.call(setLanguage, { body: { language: code } }).catch((error: unknown) => report(error, 'language'));
});

/** Follows choices made in other tabs. */
export function followLanguage(): void {
  const { bus, report } = host();
  bus.on('language.changed', ({ language }) => {
    switchTo(language)
      .then((isNewest) => isNewest && markLanguage(language))
      .catch((error: unknown) => report(error, 'language'));
  });
}
