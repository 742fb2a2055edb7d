import { LANGUAGES } from '@atrium/contracts/languages';
import ts from 'typescript';
import type { Check } from './check.ts';
import { isTest, type SourceTree } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

const ENGLISH = 'en';
const TAGS = new Set(LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== ENGLISH));
/** Tags that have other meanings: `id` is a property, `th` a table cell, `ms` a unit, `es` a country. */
const MISTAKABLE = new Set(['ms', ...LANGUAGES.map(({ flag }) => flag)]);
const TEXTS_FILE = /\/locales\/(?:[\w-]+\/)*([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;
/** The table itself, demo data and end-to-end tests. */
const ALLOWED = /^(?:shared\/contracts\/src\/languages\.ts$|infra\/gateway\/seed\/|e2e\/)/;

/** Languages are rows of one table. A source file that names one would have to change whenever a language is added. */
export const checkLanguages: Check = {
  name: 'no source file names a language',
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
    return `${file}:${line} names the language "${tag}": read the languages from @atrium/contracts/languages or from the files of a locales folder.`;
  });
}

/** The text of a literal, or the name of a property. */
function wordOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    ? node.text
    : undefined;
}

/** The array, object or union that contains the node. */
function listAround(node: ts.Node): ts.Node | undefined {
  const item = ts.isPropertyAssignment(node.parent) || ts.isLiteralTypeNode(node.parent) ? node.parent : node;
  const list = item.parent;
  return ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list) || ts.isUnionTypeNode(list)
    ? list
    : undefined;
}
