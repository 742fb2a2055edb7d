import { type TestApp, testApp } from '../platform/testing/test-app.ts';

interface Declared {
  name: string;
  fate: string;
  rowsOf: string | null;
  named: string[];
}
interface Column {
  table: string;
  name: string;
}

let app: TestApp;
let declared: Declared[];
beforeAll(async () => {
  app = await testApp();
  declared = await app.database.rows<Declared>(
    `SELECT name, fate, rows_of AS "rowsOf",
            facts || hidden || ARRAY(SELECT jsonb_object_keys(masked || erased || retained)) AS named FROM personal_data`,
  );
});
afterAll(() => app.close());

const missing = (all: readonly string[], from: ReadonlySet<string>) => all.filter((one) => !from.has(one));

/** Columns that could hold something about a person: numbers, instants and flags say nothing about who somebody is. */
const columns = () =>
  app.database.rows<Column>(
    `SELECT c.table_name AS table, c.column_name AS name
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.udt_name NOT IN ('int2', 'int4', 'int8', 'bool', 'timestamptz', 'numeric', 'float8', '_int8', '_numeric')`,
  );

it('every table has its fate, and every table with a member finds the rows of one', async () => {
  const tables = (
    await app.database.rows<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
  ).map(({ name }) => name);
  expect(missing(tables, new Set(declared.map(({ name }) => name)))).toEqual([]);
  expect(
    missing(
      declared.map(({ name }) => name),
      new Set(tables),
    ),
  ).toEqual([]);
  const refer = await app.database.rows<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint WHERE contype = 'f'`,
  );
  const about = new Set(declared.flatMap(({ name, rowsOf }) => (rowsOf === null ? [] : [name])));
  // Numbers and hashes of the books, without a column about a person.
  const books = new Set(['jackpot_rounds', 'ledger_seals']);
  const orphans = refer.filter(({ from, to }) => about.has(to) && !about.has(from) && !books.has(from));
  expect(orphans).toEqual([]);
});

it('every column of a table about members that can hold a text is named, or is personal and goes with its row', async () => {
  const named = new Map<string, Set<string>>();
  for (const { name, named: own } of declared) named.set(name, new Set([...(named.get(name) ?? []), ...own]));
  const fates = new Map(declared.map(({ name, fate }) => [name, fate]));
  const all = await columns();
  const forgotten = all.filter(({ table, name }) => {
    const fate = fates.get(table)!;
    return fate === 'kept' && !named.get(table)!.has(name);
  });
  expect(forgotten).toEqual([]);
  // A column that does not exist is a slip of the pen, or was removed.
  const existing = new Set(
    (
      await app.database.rows<Column>(
        "SELECT table_name AS table, column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
      )
    ).map(({ table, name }) => `${table}.${name}`),
  );
  expect(
    [...named]
      .flatMap(([table, own]) => [...own].map((name) => `${table}.${name}`))
      .filter((one) => !existing.has(one)),
  ).toEqual([]);
  // A column that is named like a secret is hidden.
  const secret = /hash|secret|digest|token|sealed|challenge|public_key|salt/;
  const shown = all.filter(
    ({ table, name }) => fates.get(table) !== 'none' && secret.test(name) && !named.get(table)!.has(name),
  );
  expect(shown).toEqual([]);
});
