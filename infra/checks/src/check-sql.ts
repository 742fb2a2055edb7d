import { join } from 'node:path';
import { readRepeatables, releaseHash, type RepeatableSet } from '@atrium/database/read-repeatables';
import type { Check } from './check.ts';
import type { SourceTree } from './source-tree.ts';

/** The last migration of each package that defines functions itself; since then they live in `sql/`. */
const LAST_WITH_FUNCTIONS: Readonly<Record<string, number>> = { gateway: 470, registry: 10 };

const DEFINITION = /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+|recursive\s+)?(function|procedure|view|trigger)\b/i;

/** Every SQL function, view and trigger has one file with its whole source, and every change has a release number. */
export const checkSql: Check = {
  name: 'SQL functions, views and triggers live in sql/, one per file, under a release number that grows',
  run: (tree) => [...definedInMigrations(tree), ...packagesWithSql(tree).flatMap((folder) => problemsOf(folder, tree))],
};

function definedInMigrations(tree: SourceTree): string[] {
  return tree.files.flatMap((file) => {
    const [, area, number] = /^infra\/([^/]+)\/migrations\/(\d{4})-.*\.sql$/.exec(file) ?? [];
    if (!area || Number(number) <= (LAST_WITH_FUNCTIONS[area] ?? 0)) return [];
    const code = tree.read(file).replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
    const kind = DEFINITION.exec(code)?.[1]?.toLowerCase();
    if (kind) return [`${file} defines a ${kind}: give it a file in infra/${area}/sql.`];
    if (/\bpg_get_functiondef\b/i.test(code))
      return [`${file} patches a function: change its file in infra/${area}/sql.`];
    return [];
  });
}

function packagesWithSql(tree: SourceTree): string[] {
  return [...new Set(tree.files.flatMap((file) => /^(infra\/[^/]+)\/sql\/.*\.sql$/.exec(file)?.[1] ?? []))];
}

function problemsOf(folder: string, tree: SourceTree): string[] {
  let set: RepeatableSet;
  try {
    set = readRepeatables(join(tree.root, folder, 'migrations'));
  } catch (error) {
    return [`${folder}: ${(error as Error).message}`];
  }
  const noted = (JSON.parse(tree.read(`${folder}/sql/release.json`)) as { hash?: string }).hash;
  if (noted === releaseHash(set)) return [];
  const release = set.release + 1;
  // As the formatter writes it.
  const next = `{ "release": ${release}, "hash": "${releaseHash({ ...set, release })}" }`;
  return [`${folder}/sql has changed since release ${set.release}: write ${next} into its release.json.`];
}
