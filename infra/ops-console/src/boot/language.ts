import { addNamespace, createI18n, switchLanguage } from '@atrium/i18n/create-i18n';
import { localesOf } from '@atrium/i18n/locales-of';
import { languageCodeOf, languageOfTag } from '@atrium/contracts/language-of';
import { CONSOLE_TAGS } from '@atrium/contracts/languages';
import type { i18n as I18n } from 'i18next';

export const NAMESPACE = 'ops';
const KEY = 'atrium-ops-language';

const locales = localesOf((tag) => import(`../../locales/${tag}.json`), CONSOLE_TAGS);

/** The language chosen in this browser, else the first of the browser's languages that is finished, else English. */
export async function startLanguage(storage: Pick<Storage, 'getItem'>, preferred: readonly string[]): Promise<I18n> {
  const finished = CONSOLE_TAGS.map(languageCodeOf);
  const wanted = [storage.getItem(KEY), ...preferred.map((tag) => languageCodeOf(tag.split('-')[0]!))];
  const i18n = await createI18n(wanted.find((code) => code && finished.includes(code)) ?? 'EN');
  await addNamespace(i18n, NAMESPACE, locales);
  i18n.setDefaultNamespace(NAMESPACE);
  mark(i18n.language);
  return i18n;
}

export async function chooseLanguage(i18n: I18n, code: string): Promise<void> {
  localStorage.setItem(KEY, code);
  await switchLanguage(i18n, code);
  mark(i18n.language);
}

function mark(tag: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = languageOfTag(tag).dir;
}
