import type { BootData } from '@atrium/contracts/boot';
import { languageCookie } from '@atrium/contracts/preferences';
import { addNamespace, createI18n } from '@atrium/i18n/create-i18n';
import { languageOf, supportedLanguages } from '@atrium/contracts/language-of';
import { firstPaint } from '@atrium/ui/first-paint';
import type { i18n as I18n } from 'i18next';
import { errorTexts, LATER_NAMESPACE, shellLocales } from '../language/texts.ts';
import { readCookie } from '../document/cookies.ts';
import { markLanguage } from '../document/mark-page.ts';

export interface StartedLanguage {
  i18n: I18n;
  code: string;
}

/** The visitor's language: from local storage, else from the cookie that the gateway reads, else the brand's default. */
export function chosenLanguage(boot: BootData, storage: Pick<Storage, 'getItem'>, cookies: string): string {
  const supported = supportedLanguages(boot.brand.languages).map(({ code }) => code);
  const wanted = [
    storage.getItem('lang'),
    storage.getItem('hisLang'),
    readCookie(languageCookie(boot.sitePort), cookies),
    boot.brand.defaultLanguage,
  ];
  return wanted.find((code) => code && supported.includes(code)) ?? languageOf(boot.brand.defaultLanguage).code;
}

export async function startI18n(boot: BootData): Promise<StartedLanguage> {
  const code = chosenLanguage(boot, localStorage, document.cookie);
  const i18n = await createI18n(code, {}, LATER_NAMESPACE);
  await addNamespace(i18n, 'shell', shellLocales);
  void firstPaint().then(() => errorTexts(i18n));
  markLanguage(code);
  return { i18n, code };
}
