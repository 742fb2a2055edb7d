import ts from 'typescript';
import type { Check } from './check.ts';
import { type SourceTree, sources } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

/** Texts whose keys are data: codes of errors and addresses of pages, held to both sides by tests of their own. */
const KEYS_ARE_DATA = /^(?:shared\/i18n|infra\/(?:gateway|cli))\//;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** What sources say that can name a text: whole strings, and patterns of `${}` strings that have a part in common with keys. */
interface Said {
  literals: Set<string>;
  patterns: RegExp[];
  /** It joins a group and a name, `${group}.${name}`: each string of the file may be the group. */
  joins: boolean;
}

/** Every text of the locales is said by some source: what a screen no longer shows is not translated on. */
export const checkUnusedTexts: Check = {
  name: 'no text that nothing shows',
  run: (tree) => {
    const said = new Map(sources(tree).map((file) => [file, saidBy(file, tree)]));
    return foldersOf(tree).flatMap(({ locales, home }) => {
      // Texts of shared packages are said by whoever uses them.
      const from = [...said]
        .filter(([file]) => home.startsWith('shared/') || file.startsWith(`${home}/`))
        .map(([, each]) => each);
      const unused = keysOf(tree, `${locales}/en.json`).filter((key) => !from.some((each) => names(each, key)));
      return unused.map((key) => `${locales}/en.json: nothing shows ${key}`);
    });
  },
};

function names({ literals, patterns, joins }: Said, key: string): boolean {
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

function saidBy(file: string, tree: SourceTree): Said {
  const said: Said = { literals: new Set(), patterns: [], joins: false };
  visit(parse(file, tree.read(file)), (node) => {
    if (ts.isStringLiteralLike(node)) said.literals.add(withoutNamespace(node.text));
    if (!ts.isTemplateExpression(node)) return;
    const parts = [withoutNamespace(node.head.text), ...node.templateSpans.map(({ literal }) => literal.text)];
    if (parts.join('|') === '|.|') said.joins = true;
    // A pattern that fits any key says nothing.
    if (parts.some((part) => /[a-z]\w*[._]|[._]\w*[a-z]/i.test(part)))
      said.patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
  });
  return said;
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
