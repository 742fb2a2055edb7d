import { LANGUAGES } from '@atrium/contracts/languages';
import ts from 'typescript';
import type { Check } from './check.ts';
import { isTest, type SourceTree } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

const ENGLISH = 'en';
const TAGS = new Set(LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== ENGLISH));
/** Tags that are other words, too: `id` is a property, `th` a cell of a table, `ms` a unit, `es` a country. */
const MISTAKABLE = new Set(['ms', ...LANGUAGES.map(({ flag }) => flag)]);
const TEXTS_FILE = /\/locales\/(?:[\w-]+\/)*([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;
/** The table itself, and what the demo writes. Tests name what they test. */
const ALLOWED = /^(?:shared\/contracts\/src\/languages\.ts$|infra\/gateway\/seed\/|e2e\/)/;

/** Languages are rows of one table and files of texts: a source that names one has to be changed with the next. */
export const checkLanguages: Check = {
  name: 'no source names a language: they are rows of one table',
  run: (tree) =>
    tree.files
      .filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file) && !isTest(file) && !ALLOWED.test(file))
      .flatMap((file) => namesIn(file, tree)),
};

function namesIn(file: string, tree: SourceTree): string[] {
  const text = tree.read(file);
  if (![...TAGS].some((tag) => text.includes(tag))) return [];
  const source = parse(file, text);
  const found = new Map<ts.Node, string>();
  const alike = new Map<ts.Node, ts.Node[]>();
  visit(source, (node) => {
    const word = wordOf(node);
    if (word === undefined) return;
    const ofFile = TEXTS_FILE.exec(word)?.[1];
    if (ofFile && ofFile !== ENGLISH) found.set(node, ofFile);
    if (!TAGS.has(word)) return;
    if (!MISTAKABLE.has(word)) found.set(node, word);
    const list = listAround(node);
    if (list) alike.set(list, [...(alike.get(list) ?? []), node]);
  });
  for (const nodes of alike.values())
    if (nodes.some((node) => found.has(node))) for (const node of nodes) found.set(node, wordOf(node)!);
  return [...found].map(([node, tag]) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return `${file}:${line} names the language "${tag}": take it from @atrium/contracts/languages, or from the files of a locales folder.`;
  });
}

/** A literal's text, or the name of a property. */
function wordOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    ? node.text
    : undefined;
}

/** The array, object or union that a word is one of. */
function listAround(node: ts.Node): ts.Node | undefined {
  const item = ts.isPropertyAssignment(node.parent) || ts.isLiteralTypeNode(node.parent) ? node.parent : node;
  const list = item.parent;
  return ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list) || ts.isUnionTypeNode(list)
    ? list
    : undefined;
}
