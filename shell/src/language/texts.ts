import { addNamespace, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { host } from '@atrium/host';
import type { i18n as I18n } from 'i18next';
import en from '../../locales/en.json';

const fetchLanguages = () => import(/* webpackChunkName: "languages" */ './languages.ts');
/** What is lost on the way is fetched again here, since the texts that follow may be lost, too. Source: 8-09. */
const languages = () => fetchLanguages().catch(fetchLanguages);
const inEveryLanguage = (part: keyof Awaited<ReturnType<typeof languages>>): LocaleLoaders =>
  Object.fromEntries(FINISHED_TAGS.map((tag) => [tag, async () => (await languages())[part][tag]!()]));

/** Texts of the frame and the first window. English is in the first chunk: it is the default and the fallback of missing texts. */
export const shellLocales: LocaleLoaders = {
  ...inEveryLanguage('firstLocales'),
  en: async () => ({ default: en }),
};

/** The sentences of errors. They may load a moment later than the page: no error precedes the first paint. */
export const errorTexts = async (i18n: I18n): Promise<void> => {
  const { addErrorTexts } = await import(/* webpackChunkName: "deferred" */ '@atrium/i18n/error-texts');
  await addErrorTexts(i18n);
};

/** All other texts of the shell; consulted where the first part lacks a key. */
export const LATER_NAMESPACE = 'shell-later';
export const laterLocales: LocaleLoaders = {
  ...inEveryLanguage('laterLocales'),
  en: () => import('../../locales/later/en.json'),
};

/** Loads them once; later changes of language include them. Screens that show them wait for this. */
export const laterTexts = (): Promise<void> =>
  addNamespace(host().i18n, LATER_NAMESPACE, laterLocales, { unseen: () => true });
