import type { Check } from './check.ts';
import { isLoan } from './loans.ts';
import { isProperName } from './proper-names.ts';
import type { SourceTree } from './source-tree.ts';

const CORE = ['en', 'zh', 'ms', 'tl', 'ar'] as const;
const FURTHER = ['th', 'vi', 'id', 'ko', 'pt-BR'] as const;
type Language = (typeof CORE)[number] | (typeof FURTHER)[number];
const LANGUAGES: readonly Language[] = [...CORE, ...FURTHER];
/** Whatever a visitor or member reads is finished in all ten; what operators read in five, and English in the others. */
const DEMANDED: readonly { of: RegExp; languages: readonly Language[] }[] = [
  { of: /./, languages: CORE },
  {
    of: /^(?:shell|(?:shared|remotes)\/[^/]+|infra\/(?:gateway|sandbox-payments|sandbox-identity|sandbox-vendor))\//,
    languages: FURTHER,
  },
];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Languages whose own script gives an untranslated text away. */
const OWN_SCRIPT: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  th: /\p{Script=Thai}/u,
  ko: /\p{Script=Hangul}/u,
};
/** A run of words in Latin letters: English left standing amid another script. */
const LATIN_RUN = /[A-Za-z]{2,}(?:[ ,.:;'-]+[A-Za-z]{2,}){2,}/g;

type Texts = Map<string, string>;

/** Each language holds the same keys with the same placeholders, every plural form, and really is translated. */
export const checkLocales: Check = {
  name: 'every finished language, complete and translated',
  run: (tree) => foldersOf(tree).flatMap((folder) => problemsOf(folder, tree)),
};

/** Folders of one file per language: a package's `locales` and what lies below it. */
function foldersOf(tree: SourceTree): string[] {
  const inPackages = tree.files.filter((file) => tree.packages.some((folder) => file.startsWith(`${folder}/locales/`)));
  return [
    ...new Set(inPackages.filter((file) => file.endsWith('/en.json')).map((file) => file.slice(0, -'/en.json'.length))),
  ];
}

function problemsOf(folder: string, tree: SourceTree): string[] {
  const demanded = new Set(DEMANDED.filter(({ of }) => of.test(folder)).flatMap(({ languages }) => languages));
  const missing = LANGUAGES.filter((language) => demanded.has(language) && !tree.has(`${folder}/${language}.json`));
  if (missing.length) return missing.map((language) => `${folder}/${language}.json is missing`);
  const texts = (language: Language): Texts => flatten(JSON.parse(tree.read(`${folder}/${language}.json`)));
  const english = texts('en');
  return [...demanded].flatMap((language) => {
    const own = texts(language);
    const found = [
      ...keyProblems(english, own),
      ...pluralProblems(language, own),
      ...placeholderProblems(english, own),
    ];
    if (language !== 'en') found.push(...copyProblems(language, english, own));
    return found.map((problem) => `${folder}/${language}.json: ${problem}`);
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
  return [...plural].flatMap((base) =>
    forms.filter((form) => !own.has(`${base}_${form}`)).map((form) => `${base} lacks its form "${form}"`),
  );
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
    if (script)
      return script.test(bare) && !(bare.match(LATIN_RUN) ?? []).some((run) => !isProperName(run))
        ? []
        : [`${key} is not translated: "${text}"`];
    return text === english.get(key) && !isLoan(language, bare) ? [`${key} is English: "${text}"`] : [];
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
