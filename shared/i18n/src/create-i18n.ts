import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatCountry, formatNumber } from './format.ts';
import { languageOf, textTags } from '@atrium/contracts/language-of';

/** Texts of one namespace: by language tag, a function that fetches them. English must be among them. */
export type LocaleLoaders = Readonly<Record<string, () => Promise<{ default: object }>>>;

/** What is known of the page's namespaces; one per page. */
interface Namespaces {
  /** The loaders, by the name under which the texts are stored. */
  stored: Map<string, LocaleLoaders>;
  /** The users of the texts of such a name: versions, or the page (undefined) for as long as it is open. */
  users: Map<string, Set<string | undefined>>;
  /** Per owner: the names that its own namespaces are stored under, where they differ. */
  aliases: Map<string, Map<string, string>>;
}

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
  const instance: I18n = createInstance();
  instance.reportNamespaces = namespacesRead();
  await instance.use(initReactI18next).init({
    lng: languageOf(code).tag,
    fallbackLng: (tag) => textTags(tag ?? 'en'),
    resources,
    ns: [],
    defaultNS: 'shell',
    ...(fallbackNamespace && { fallbackNS: fallbackNamespace }),
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: (key: string, given?: string) => given ?? wordsOf(key),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  // i18next's own makes a formatter for each new number, which costs a phone some milliseconds every time.
  instance.services.formatter?.add('number', (value: number, tag) => formatNumber(value, tag ?? 'en'));
  instance.services.formatter?.add('country', (code: string, tag) => formatCountry(code, tag ?? 'en'));
  return instance;
}

/** Components report here what they read. Every view of one version inherits it, so that the page knows of all of them. */
function namespacesRead(): I18n['reportNamespaces'] {
  const read = new Set<string>();
  return {
    addUsedNamespaces(namespaces: string | readonly string[]) {
      for (const each of [namespaces].flat()) read.add(each);
    },
    getUsedNamespaces: () => [...read],
  };
}

/** A key as words, where not even the English text could be fetched: `slip.placeBet` → `Place bet`. Source: 13-19. */
function wordsOf(key: string): string {
  const last = key
    .split(/[.:]/)
    .at(-1)!
    .replace(/_(zero|one|two|few|many|other)$/, '');
  const words = last
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By the store of texts: a component has its instance in a proxy of its own. */
const pages = new WeakMap<I18n['store'], Namespaces>();

function namespacesOf({ store }: I18n): Namespaces {
  const known = pages.get(store) ?? { stored: new Map(), users: new Map(), aliases: new Map() };
  pages.set(store, known);
  return known;
}

/** The names that an owner's namespaces are stored under, where they differ; later additions appear in it. */
export function aliasesOf(i18n: I18n, owner: string): ReadonlyMap<string, string> {
  const { aliases } = namespacesOf(i18n);
  const known = aliases.get(owner) ?? new Map<string, string>();
  aliases.set(owner, known);
  return known;
}

export interface NamespaceOptions {
  /** Whether no component shows the texts yet; by default, whether none has read the namespace. */
  unseen?(): boolean;
  /**
   * The version that the texts belong to, as `remote@version`. Where another version has other texts of that namespace, both
   * are kept, and `textsOfVersion` finds the right ones. Source: 13-01.
   */
  owner?: string | undefined;
}

/** The texts' content, which our build writes into the loaders: equal texts of two versions are fetched once. */
const CONTENT = Symbol.for('atrium.texts');
const sameTexts = (one: LocaleLoaders, other: LocaleLoaders): boolean => {
  const [a, b] = [one, other].map((loaders) => (loaders as { [CONTENT]?: string })[CONTENT]);
  return one === other || (a !== undefined && a === b);
};

/** The name that these texts are stored under: their own, unless a version with other texts has it. */
function storedName(i18n: I18n, namespace: string, locales: LocaleLoaders, owner: string | undefined): string {
  const { stored, users } = namespacesOf(i18n);
  let name = namespace;
  if (owner)
    for (let n = 2; stored.has(name) && !sameTexts(stored.get(name)!, locales); n++) name = `${namespace}@${n}`;
  // Of equal texts the newest loaders stay: the older ones belong to a version that may go.
  stored.set(name, locales);
  users.set(name, (users.get(name) ?? new Set()).add(owner));
  if (owner && name !== namespace) (aliasesOf(i18n, owner) as Map<string, string>).set(namespace, name);
  return name;
}

/** Removes the texts that no other version has. Their owner has nothing on screen any more. */
export function removeTextsOf(i18n: I18n, owner: string): void {
  const { stored, users, aliases } = namespacesOf(i18n);
  aliases.delete(owner);
  for (const [name, all] of users) {
    if (!all.delete(owner) || all.size > 0) continue;
    users.delete(name);
    stored.delete(name);
    for (const tag of Object.keys(i18n.store.data)) i18n.removeResourceBundle(tag, name);
  }
}

/** Whether a component has asked for the namespace since the page was opened. */
const wasRead = (i18n: I18n, namespace: string): boolean =>
  i18n.reportNamespaces?.getUsedNamespaces().includes(namespace) ?? false;

/**
 * Fetches a namespace's texts in the current language and in those that stand in for it, and keeps its loaders for
 * later changes of language. The screen is rendered again when they have loaded, unless they are `unseen`: rendering the
 * whole page costs a phone a tenth of a second. If the texts of the language fail to
 * load (offline only languages that were used are available), English stands in for them. Rejects if English fails to load,
 * with those of the language added.
 */
export async function addNamespace(
  i18n: I18n,
  namespace: string,
  locales: LocaleLoaders,
  { unseen = () => !wasRead(i18n, namespace), owner }: NamespaceOptions = {},
): Promise<void> {
  const name = storedName(i18n, namespace, locales, owner);
  await loadTexts(i18n, name, locales, i18n.language, unseen, (tag) => tag === 'en');
}

/** A second attempt after this pause: what is lost while a phone changes networks is there a moment later. */
const RETRY_AFTER_MS = 400;

const fetchTexts = (load: LocaleLoaders[string]): ReturnType<LocaleLoaders[string]> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(load));

async function loadTexts(
  i18n: I18n,
  namespace: string,
  locales: LocaleLoaders,
  tag: string,
  unseen: () => boolean,
  needed: (tag: string) => boolean,
): Promise<void> {
  const wanted = textTags(tag).filter((each) => locales[each] && !i18n.hasResourceBundle(each, namespace));
  // One that fails takes nothing from the others.
  const ends = await Promise.allSettled(
    wanted.map(async (each) => {
      const texts = await fetchTexts(locales[each]!).catch((error: unknown) => {
        if (needed(each)) throw error;
      });
      if (texts) i18n.addResourceBundle(each, namespace, texts.default, true, true, { silent: unseen() });
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Switches the language without a reload. The texts are loaded first, so that no raw key is ever shown. If they fail to
 * load, it rejects and keeps the language.
 */
export async function switchLanguage(i18n: I18n, code: string): Promise<void> {
  const { tag } = languageOf(code);
  await Promise.all(
    [...namespacesOf(i18n).stored].map(([namespace, locales]) =>
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
