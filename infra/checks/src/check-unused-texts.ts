import ts from 'typescript';
import type { Check } from './check.ts';
import { type SourceTree, sources } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

/** Packages whose keys are data, such as error codes, page addresses and what a new remote is written with; their own tests compare both sides. */
const KEYS_ARE_DATA = /^(?:shared\/i18n|infra\/(?:gateway|remote))\//;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The parts of a source that can name a text: whole strings, and patterns made of template strings. */
interface Mentions {
  literals: Set<string>;
  patterns: RegExp[];
  /** The source joins a group and a name, `${group}.${name}`: each string of the file may be the group. */
  joins: boolean;
}

/** Every text of the locales is used by a source file, so that nobody translates texts that no screen shows. */
export const checkUnusedTexts: Check = {
  name: 'every text is used',
  run: (tree) => {
    const mentions = new Map(sources(tree).map((file) => [file, mentionsOf(file, tree)]));
    return foldersOf(tree).flatMap(({ locales, home }) => {
      // The packages that use a shared package may use its texts.
      const from = [...mentions]
        .filter(([file]) => home.startsWith('shared/') || file.startsWith(`${home}/`))
        .map(([, each]) => each);
      const unused = keysOf(tree, `${locales}/en.json`).filter((key) => !from.some((each) => names(each, key)));
      return unused.map((key) => `${locales}/en.json: nothing shows ${key}`);
    });
  },
};

function names({ literals, patterns, joins }: Mentions, key: string): boolean {
  return (
    literals.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    (joins && literals.has(key.slice(0, key.lastIndexOf('.'))))
  );
}

function foldersOf(tree: SourceTree): { locales: string; home: string }[] {
  const english = tree.files.filter(
    (file) => /\/locales\/(?:[^/]+\/)*en\.json$/.test(file) && !KEYS_ARE_DATA.test(file),
  );
  return english.flatMap((file) => {
    const home = tree.packages.find((folder) => file.startsWith(`${folder}/locales/`));
    return home ? [{ locales: file.slice(0, -'/en.json'.length), home }] : [];
  });
}

function mentionsOf(file: string, tree: SourceTree): Mentions {
  const mentions: Mentions = { literals: new Set(), patterns: [], joins: false };
  visit(parse(file, tree.read(file)), (node) => {
    if (ts.isStringLiteralLike(node)) mentions.literals.add(withoutNamespace(node.text));
    if (!ts.isTemplateExpression(node)) return;
    const parts = [withoutNamespace(node.head.text), ...node.templateSpans.map(({ literal }) => literal.text)];
    if (parts.join('|') === '|.|') mentions.joins = true;
    // A pattern that matches every key proves nothing.
    if (parts.some((part) => /[a-z]\w*[._]|[._]\w*[a-z]/i.test(part)))
      mentions.patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
  });
  return mentions;
}

const withoutNamespace = (text: string): string => text.replace(/^[a-z-]+:(?=\w)/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function keysOf(tree: SourceTree, file: string): string[] {
  const flat = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [(path + key).replace(PLURAL, '')] : flat(inner as object, `${path}${key}.`),
    );
  return [...new Set(flat(JSON.parse(tree.read(file)) as object))];
}
