import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format.ts';
import { languageOf, textTags } from '@atrium/contracts/language-of';

/** Texts of one namespace: by language tag, a function that fetches them. English must be among them. */
export type LocaleLoaders = Readonly<Record<string, () => Promise<{ default: object }>>>;

/**
 * The one i18next instance of a page. A key that a language lacks is shown in English, never as the raw key; a
 * namespace is added with `addNamespace` before its screens are shown. What a namespace lacks is looked for in
 * `fallbackNamespace`: the part of the texts that comes later.
 */
export async function createI18n(
  code: string,
  resources: Record<string, ResourceLanguage> = {},
  fallbackNamespace?: string,
): Promise<I18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: languageOf(code).tag,
    fallbackLng: (tag) => textTags(tag ?? 'en'),
    resources,
    ns: [],
    defaultNS: 'shell',
    ...(fallbackNamespace && { fallbackNS: fallbackNamespace }),
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  // i18next's own makes a formatter for each new number, which costs a phone some milliseconds every time.
  instance.services.formatter?.add('number', (value: number, tag) => formatNumber(value, tag ?? 'en'));
  return instance;
}

const loaders = new WeakMap<I18n, Map<string, LocaleLoaders>>();

/**
 * Fetches a namespace's texts in the current language and in those that stand in for it, and keeps its loaders for
 * later changes of language. The screen is rendered again when they have loaded, unless they are `unseen`: no component
 * shows them yet, and rendering the whole page costs a phone a tenth of a second. If the texts of the language fail to
 * load (offline only languages that were used are available), English stands in for them.
 */
export async function addNamespace(
  i18n: I18n,
  namespace: string,
  locales: LocaleLoaders,
  unseen: () => boolean = () => false,
): Promise<void> {
  const known = loaders.get(i18n) ?? new Map<string, LocaleLoaders>();
  known.set(namespace, locales);
  loaders.set(i18n, known);
  await loadTexts(i18n, namespace, locales, i18n.language, unseen, (tag) => tag === 'en');
}

async function loadTexts(
  i18n: I18n,
  namespace: string,
  locales: LocaleLoaders,
  tag: string,
  unseen: () => boolean,
  needed: (tag: string) => boolean,
): Promise<void> {
  const wanted = textTags(tag).filter((each) => locales[each] && !i18n.hasResourceBundle(each, namespace));
  await Promise.all(
    wanted.map(async (each) => {
      const texts = await locales[each]!().catch((error: unknown) => {
        if (needed(each)) throw error;
      });
      if (texts) i18n.addResourceBundle(each, namespace, texts.default, true, true, { silent: unseen() });
    }),
  );
}

/**
 * Switches the language without a reload. The texts are loaded first, so that no raw key is ever shown. If they fail to
 * load, it rejects and keeps the language.
 */
export async function switchLanguage(i18n: I18n, code: string): Promise<void> {
  const { tag } = languageOf(code);
  await Promise.all(
    [...(loaders.get(i18n) ?? [])].map(([namespace, locales]) =>
      loadTexts(
        i18n,
        namespace,
        locales,
        tag,
        () => true,
        () => true,
      ),
    ),
  );
  await i18n.changeLanguage(tag);
}
