import type { Check } from './check.ts';
import { isProperName } from './proper-names.ts';
import type { SourceTree } from './source-tree.ts';

const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Languages whose own script gives an untranslated text away. */
const OWN_SCRIPT: Partial<Record<Language, RegExp>> = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u };

type Texts = Map<string, string>;

/** All five languages hold the same keys with the same placeholders, every plural form, and really are translated. */
export const checkLocales: Check = {
  name: 'five languages, complete and translated',
  run: (tree) => tree.packages.filter((folder) => tree.files.some((file) => file.startsWith(`${folder}/locales/`))).flatMap((folder) => problemsOf(folder, tree)),
};

function problemsOf(folder: string, tree: SourceTree): string[] {
  const missing = LANGUAGES.filter((language) => !tree.has(`${folder}/locales/${language}.json`));
  if (missing.length) return missing.map((language) => `${folder}/locales/${language}.json is missing`);
  const texts = (language: Language): Texts => flatten(JSON.parse(tree.read(`${folder}/locales/${language}.json`)));
  const english = texts('en');
  return LANGUAGES.flatMap((language) => {
    const own = texts(language);
    const found = [...keyProblems(english, own), ...pluralProblems(language, own), ...placeholderProblems(english, own)];
    if (language !== 'en') found.push(...copyProblems(language, english, own));
    return found.map((problem) => `${folder}/locales/${language}.json: ${problem}`);
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

function pluralProblems(language: Language, own: Texts): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plural = new Set([...own.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
  return [...plural].flatMap((base) => forms.filter((form) => !own.has(`${base}_${form}`)).map((form) => `${base} lacks its form "${form}"`));
}

function placeholderProblems(english: Texts, own: Texts): string[] {
  return [...own].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${key.replace(PLURAL, '')}_other`);
    if (original === undefined) return [];
    const [wanted, there] = [placeholders(original), placeholders(text)];
    // "One game" needs no number.
    if (PLURAL.test(key)) wanted.delete('count');
    if (PLURAL.test(key)) there.delete('count');
    const same = wanted.size === there.size && [...wanted].every((name) => there.has(name));
    return same ? [] : [`${key} has the placeholders {${[...there]}}, English {${[...wanted]}}`];
  });
}

function copyProblems(language: Language, english: Texts, own: Texts): string[] {
  const script = OWN_SCRIPT[language];
  return [...own].flatMap(([key, text]) => {
    const bare = text.replace(/\{\{?[^}]*\}\}?|<[^>]*>|\$t\([^)]*\)/g, ' ').trim();
    if (!/\p{L}{2}/u.test(bare) || isProperName(bare)) return [];
    if (script) return script.test(bare) ? [] : [`${key} is not translated: "${text}"`];
    return text === english.get(key) && bare.split(/\s+/).length >= 3 ? [`${key} is English: "${text}"`] : [];
  });
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
