import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';
import { isTest, readTree, type SourceTree } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

/** Long enough not to be an everyday word; literals and texts survive minification, names do not. */
const TELLING = 14;

/** Nothing that only a remote says is in the shell as it was built: the shell meets remotes at run time. */
export function checkShellBundle(root: string, shellFolder: string): CheckResult {
  const tree = readTree(root);
  const scripts = readdirSync(shellFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const bundle = scripts.map((file) => readFileSync(join(shellFolder, file), 'utf8')).join('\n');
  // As one text: a sentence of a remote may be the beginning of a longer one of the shell's.
  const elsewhere = [...sayings(tree, /^(shell|shared)\//)].join('\n');
  const problems = tree.remotes.flatMap((remote) => {
    const own = [...sayings(tree, new RegExp(`^remotes/${remote}/`))].filter(
      // What is written with an escape in a bundle is not found in it.
      (saying) => !/["'`\\\n]/.test(saying) && !elsewhere.includes(saying),
    );
    const found = own.find((saying) => bundle.includes(saying));
    return found === undefined ? [] : [`${shellFolder} holds "${found}", which only remotes/${remote} says.`];
  });
  if (scripts.length === 0) problems.push(`${shellFolder} holds no scripts.`);
  return { name: 'nothing of a remote is in the shell', problems };
}

/** Everything that the files say: string literals of the sources, texts of the locales. */
function sayings(tree: SourceTree, home: RegExp): Set<string> {
  const found = new Set<string>();
  const add = (text: string) => text.length >= TELLING && found.add(text);
  for (const file of tree.files.filter((name) => home.test(name) && !isTest(name))) {
    if (/\/locales\/(?:[a-z]+\/)?[a-z]+\.json$/.test(file)) textsOf(JSON.parse(tree.read(file))).forEach(add);
    if (!/\.tsx?$/.test(file) || file.endsWith('.config.ts')) continue;
    visit(parse(file, tree.read(file)), (node) => {
      const imported =
        node.parent &&
        (ts.isImportDeclaration(node.parent) ||
          ts.isExportDeclaration(node.parent) ||
          (ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword));
      if (ts.isStringLiteral(node) && !imported) add(node.text);
    });
  }
  return found;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
