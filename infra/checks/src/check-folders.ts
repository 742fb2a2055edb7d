import { posix } from 'node:path';
import ts from 'typescript';
import { ALLOWED_FOLDERS, type FolderTable, MUTUAL_FOLDERS } from './allowed-folders.ts';
import type { Check } from './check.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Inside a package, too, imports follow a table without cycles, and no two folders import each other but those that are listed. */
export const checkFolders: Check = {
  name: 'imports between folders go one way; those of shell and gateway follow the table of allowed folders',
  run: (tree) => [
    ...Object.entries(ALLOWED_FOLDERS).flatMap(([root, table]) => folderProblems(tree, root, table)),
    ...mutualProblems(tree, sourcesUnder(tree, 'remotes')),
    ...packageProblems(tree),
  ],
};

/**
 * Cycles in the table, unknown names, folders without a row, imports that the table does not allow, and folders of any depth
 * that import each other, also under one row.
 */
export function folderProblems(tree: SourceTree, root: string, table: FolderTable): string[] {
  const files = sourcesUnder(tree, root);
  const folderOf = (file: string) => posix.dirname(posix.relative(root, file));
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== '.'));
  return [
    ...tableProblems(root, table, folders),
    ...files.flatMap((file) => {
      const from = rowOf(folderOf(file), table);
      if (from === undefined) return [];
      return targetsOf(tree, file)
        .filter((target) => target.startsWith(`${root}/`) && folderOf(file) !== folderOf(target))
        .flatMap((target) => {
          if (folderOf(target) === '.')
            return [`${file} → ${target}: the files in ${root} itself are imported by none.`];
          const to = rowOf(folderOf(target), table);
          return to === undefined || to === from || table[from]!.includes(to)
            ? []
            : [`${file} → ${target}: ${from} may not import ${to} (infra/checks/src/allowed-folders.ts).`];
        });
    }),
    ...mutualProblems(tree, files),
  ];
}

const sourcesUnder = (tree: SourceTree, root: string): string[] =>
  tree.files.filter(
    (file) => file.startsWith(`${root}/`) && /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file),
  );

/**
 * Pairs in the shared packages and those of the infrastructure. The files of a package's top folder put its folders together
 * and hold what all of them need, so they import folders and are imported. Entries of `MUTUAL_FOLDERS` that no longer hold are
 * problems, too.
 */
function packageProblems(tree: SourceTree): string[] {
  const files = ['shared', 'infra']
    .flatMap((home) => sourcesUnder(tree, home))
    .filter((file) => !Object.keys(ALLOWED_FOLDERS).some((root) => file.startsWith(`${root}/`)));
  const found = mutualPairs(tree, files).filter(({ pair }) => !pair.some((folder) => TOP_FOLDER.test(folder)));
  const named = new Set(MUTUAL_FOLDERS.map((pair) => pair.join(' ')));
  const mutual = new Set(found.map(({ pair }) => pair.join(' ')));
  const gone = MUTUAL_FOLDERS.filter((pair) => pair.every((folder) => tree.has(folder)) && !mutual.has(pair.join(' ')));
  return [
    ...found.filter(({ pair }) => !named.has(pair.join(' '))).map(({ problem }) => problem),
    ...gone.map(([one, other]) => `${one} and ${other} no longer import each other: take them from MUTUAL_FOLDERS.`),
  ];
}
const TOP_FOLDER = /^(shared|infra)\/[^/]+(\/[^/]+)?$/;

/** Pairs of folders that import each other, with one import of each direction. */
function mutualProblems(tree: SourceTree, files: readonly string[]): string[] {
  return mutualPairs(tree, files).map(({ problem }) => problem);
}

function mutualPairs(tree: SourceTree, files: readonly string[]): { pair: [string, string]; problem: string }[] {
  const edges = new Map<string, string>();
  for (const file of files)
    for (const target of targetsOf(tree, file))
      edges.set(edge(posix.dirname(file), posix.dirname(target)), `${file} → ${target}`);
  return [...edges].flatMap(([key, there]) => {
    const [from, to] = key.split(' ') as [string, string];
    const back = edges.get(edge(to, from));
    const problem = `${from} and ${to} import each other: ${there}, ${back}.`;
    return from < to && back ? [{ pair: [from, to], problem }] : [];
  });
}

const edge = (from: string, to: string): string => `${from} ${to}`;

function tableProblems(root: string, table: FolderTable, folders: Set<string>): string[] {
  const homeless = [...folders].filter((folder) => rowOf(folder, table) === undefined);
  const named = new Set([...Object.keys(table), ...Object.values(table).flat()]);
  const unknown = [...named].filter(
    (name) => !table[name] || ![...folders].some((folder) => folder === name || folder.startsWith(`${name}/`)),
  );
  const cycle = cycleIn(table);
  return [
    ...homeless.map((folder) => `${root}/${folder} has no row in infra/checks/src/allowed-folders.ts.`),
    ...unknown.map((name) => `The table of ${root} names "${name}", which is no folder with a row.`),
    ...(cycle ? [`The table of ${root} has a cycle: ${cycle.join(' → ')}.`] : []),
  ];
}

/** The longest key of the table that covers a folder; the root itself has none. */
function rowOf(folder: string, table: FolderTable): string | undefined {
  for (let name = folder; name !== '.'; name = posix.dirname(name)) if (table[name]) return name;
  return undefined;
}

function cycleIn(table: FolderTable): string[] | undefined {
  const done = new Set<string>();
  const search = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of table[folder] ?? []) {
      const cycle = search(next, [...path, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of Object.keys(table)) {
    const cycle = search(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The files that a file imports or exports from by a relative path, types included, static or dynamic. */
const targetsOf = (tree: SourceTree, file: string): string[] =>
  ts
    .preProcessFile(tree.read(file), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
