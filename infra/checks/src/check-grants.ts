import { GRANTS_FILE, parseGrants } from '@atrium/database/read-grants';
import { statementsOf } from '@atrium/database/sql-statements';
import type { Check } from './check.ts';
import type { SourceTree } from './source-tree.ts';

/** A process reaches a table only by the class that its package declares, so that none becomes writable by accident. */
export const checkGrants: Check = {
  name: 'every table declares what its process may do with it',
  run: (tree) =>
    tree.files
      .filter((file) => /^infra\/[^/]+\/migrations\/grants\.json$/.test(file))
      .flatMap((file) => problemsOf(file.slice(0, -GRANTS_FILE.length), tree)),
};

function problemsOf(folder: string, tree: SourceTree): string[] {
  const file = folder + GRANTS_FILE;
  let declared: Set<string>;
  try {
    declared = new Set(parseGrants(tree.read(file)).keys());
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
  const created = tablesOf(folder, tree);
  const views = tree.files.filter((one) => one.startsWith(folder.replace('migrations/', 'sql/')));
  const isView = (table: string) => views.some((one) => one.endsWith(`/${table.replace('public.', '')}.sql`));
  return [
    ...[...created]
      .filter((table) => !declared.has(table))
      .map((table) => `${table} is not in ${file}: add it to history, kept, state or read.`),
    ...[...declared]
      .filter((table) => !created.has(table) && !isView(table))
      .map((table) => `${file} names ${table}, which no migration creates: remove it.`),
  ];
}

/** The tables that exist after the last migration, as `schema.table`. */
function tablesOf(folder: string, tree: SourceTree): Set<string> {
  const tables = new Set<string>();
  const qualified = (name: string) => (name.includes('.') ? name : `public.${name}`).toLowerCase();
  for (const file of tree.files.filter((one) => one.startsWith(folder) && one.endsWith('.sql')).sort()) {
    for (const { text } of statementsOf(tree.read(file))) {
      const made = /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/i.exec(text)?.[1];
      const renamed = /^\s*alter\s+table\s+(?:if\s+exists\s+)?([\w.]+)\s+rename\s+to\s+(\w+)/i.exec(text);
      const dropped = /^\s*drop\s+table\s+(?:if\s+exists\s+)?([\w.,\s]+)/i.exec(text)?.[1];
      if (made) tables.add(qualified(made));
      for (const name of dropped?.split(',') ?? []) tables.delete(qualified(name.trim().split(/\s/)[0]!));
      if (!renamed) continue;
      tables.delete(qualified(renamed[1]!));
      tables.add(qualified(renamed[2]!));
    }
  }
  return tables;
}
