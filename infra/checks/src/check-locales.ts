import { LANGUAGES, type Language } from '@atrium/contracts/languages';
import type { Check } from './check.ts';
import { isLoan, loansOf } from './loans.ts';
import { isProperName } from './proper-names.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Folders of texts that visitors or members read; operators read the others. */
const READ_BY_MEMBERS = /^(?:shell|e2e|(?:shared|remotes)\/[^/]+|infra\/(?:gateway|cli|sandbox-[a-z]+))\//;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The forms of two or fewer can name their number in words. */
const MORE_THAN_TWO = Array.from({ length: 98 }, (_, index) => index + 3);
/** A run of Latin words: untranslated English within another script. */
const LATIN_RUN = /[A-Za-z]{2,}(?:[ ,.:;'-]+[A-Za-z]{2,}){2,}/g;

type Texts = Map<string, string>;

/** Every language has the same keys and placeholders, all of its plural forms, and is translated. */
export const checkLocales: Check = {
  name: 'every finished language, complete and translated',
  run: (tree) => localeProblems(tree, LANGUAGES),
};

/** The problems of all files of texts, for the languages of a table. */
export function localeProblems(tree: SourceTree, languages: readonly Language[]): string[] {
  return foldersOf(tree).flatMap((folder) =>
    problemsOf(
      folder,
      languages.filter(({ texts }) => texts === 'all' || (texts && READ_BY_MEMBERS.test(folder))),
      tree,
    ),
  );
}

/** Folders with one file per language: the `locales` of packages and of the stories' remotes, with their subfolders. */
function foldersOf(tree: SourceTree): string[] {
  const english = tree.files.filter((file) => /\/locales\/(?:[\w-]+\/)*en\.json$/.test(file) && !isTest(file));
  return english.map((file) => file.slice(0, -'/en.json'.length));
}

function problemsOf(folder: string, demanded: readonly Language[], tree: SourceTree): string[] {
  const missing = demanded.filter(({ tag }) => !tree.has(`${folder}/${tag}.json`));
  if (missing.length) return missing.map(({ tag, english }) => `${folder}/${tag}.json is missing (${english})`);
  const textsOf = (tag: string): Texts => flatten(JSON.parse(tree.read(`${folder}/${tag}.json`)));
  const original = textsOf('en');
  return demanded.flatMap((language) => {
    const own = textsOf(language.tag);
    const found = [
      ...keyProblems(original, own),
      ...pluralProblems(language.tag, own),
      ...countProblems(language.tag, own),
      ...placeholderProblems(original, own),
    ];
    if (language.tag !== 'en') found.push(...copyProblems(language, original, own, loansOf(tree, language.tag)));
    return found.map((problem) => `${folder}/${language.tag}.json: ${problem}`);
  });
}

function keyProblems(english: Texts, own: Texts): string[] {
  const [wanted, there] = [bases(english), bases(own)];
  return [
    ...[...wanted].filter((key) => !there.has(key)).map((key) => `${key} is missing`),
    ...[...there].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`),
    ...[...own].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
  ];
}

function pluralProblems(tag: string, own: Texts): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plural = new Set([...own.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
  return [...plural].flatMap((base) =>
    forms.filter((form) => !own.has(`${base}_${form}`)).map((form) => `${base} lacks its form "${form}"`),
  );
}

/** "One game" needs no number, but the form "one" of Tagalog is that of 30 as well. */
function countProblems(tag: string, own: Texts): string[] {
  const rules = new Intl.PluralRules(tag);
  const counts = (text: string | undefined): boolean => placeholders(text ?? '').has('count');
  return [...own].flatMap(([key, text]) => {
    const [, form] = PLURAL.exec(key) ?? [];
    if (!form || counts(text) || !counts(own.get(key.replace(PLURAL, '_other')))) return [];
    const further = MORE_THAN_TWO.find((number) => rules.select(number) === form);
    return further ? [`${key} lacks {count}: it is also used for ${further}`] : [];
  });
}

function placeholderProblems(english: Texts, own: Texts): string[] {
  return [...own].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${key.replace(PLURAL, '')}_other`);
    if (original === undefined) return [];
    const [wanted, there] = [placeholders(original), placeholders(text)];
    // "One game" does not need the number.
    if (PLURAL.test(key)) wanted.delete('count');
    if (PLURAL.test(key)) there.delete('count');
    const same = wanted.size === there.size && [...wanted].every((name) => there.has(name));
    return same ? [] : [`${key} has the placeholders {${[...there]}}, English {${[...wanted]}}`];
  });
}

function copyProblems(language: Language, english: Texts, own: Texts, loans: ReadonlySet<string>): string[] {
  const script = scriptOf(language);
  return [...own].flatMap(([key, text]) => {
    const bare = text.replace(/\{\{?[^}]*\}\}?|<[^>]*>|\$t\([^)]*\)/g, ' ').trim();
    if (!/\p{L}{2}/u.test(bare) || isProperName(bare)) return [];
    if (script)
      return script.test(bare) && !(bare.match(LATIN_RUN) ?? []).some((run) => !isProperName(run))
        ? []
        : [`${key} is not translated: "${text}"`];
    return text === english.get(key) && !isLoan(loans, bare) ? [`${key} is English: "${text}"`] : [];
  });
}

/** Matches a letter of the language's own script, which a translated text contains. */
function scriptOf({ script }: Language): RegExp | null {
  const names = script?.split(' ').map((name) => `\\p{Script=${name}}`);
  return names ? new RegExp(`[${names.join('')}]`, 'u') : null;
}

function bases(texts: Texts): Set<string> {
  return new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{?\s*-?\s*(\w+)/g)].map((match) => match[1]!));
}

function flatten(value: unknown, path = '', into: Texts = new Map()): Texts {
  if (typeof value === 'string') into.set(path, value);
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else into.set(path, '');
  return into;
}
