import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './check.ts';
import { isTest, readTree, type SourceTree } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

/** Long enough to be unlikely elsewhere. Literals and texts survive minification; names do not. */
const MIN_LENGTH = 14;

/** The built shell contains no literal or text that only a remote has: it loads remotes at run time. */
export function checkShellBundle(root: string, shellFolder: string): CheckResult {
  const tree = readTree(root);
  const scripts = readdirSync(shellFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const bundle = scripts.map((file) => readFileSync(join(shellFolder, file), 'utf8')).join('\n');
  // Joined to one text: a sentence of a remote may be the beginning of a longer one of the shell.
  const elsewhere = [...stringsIn(tree, /^(shell|shared)\//)].join('\n');
  const problems = tree.remotes.flatMap((remote) => {
    const own = [...stringsIn(tree, new RegExp(`^remotes/${remote}/`))].filter(
      // A text that the bundle writes with an escape is not found.
      (text) => !/["'`\\\n]/.test(text) && !elsewhere.includes(text),
    );
    const found = own.find((text) => bundle.includes(text));
    return found === undefined ? [] : [`${shellFolder} contains "${found}", which is only in remotes/${remote}.`];
  });
  if (scripts.length === 0) problems.push(`${shellFolder} contains no scripts.`);
  return { name: 'the shell contains nothing of a remote', problems };
}

/** All string literals of the sources and all texts of the locales. */
function stringsIn(tree: SourceTree, home: RegExp): Set<string> {
  const found = new Set<string>();
  const add = (text: string) => text.length >= MIN_LENGTH && found.add(text);
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
