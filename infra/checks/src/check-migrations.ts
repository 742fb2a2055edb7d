import { statementsOf } from '@atrium/database/sql-statements';
import type { Check } from './check.ts';

/**
 * While a release is rolled out, processes of the previous release run on the migrated database. A migration may therefore
 * add but not remove, and may not block other transactions. A later release removes what no process needs any more. The
 * comment `-- safe: <why>` exempts the statement that follows it.
 */
export const checkMigrations: Check = {
  name: 'migrations are safe while the previous release still runs',
  run: (tree) =>
    tree.files
      .filter((file) => /^infra\/[^/]+\/migrations\/\d{4}-.*\.sql$/.test(file) && !isOfFirstRelease(file))
      .flatMap((file) => problemsOf(tree.read(file)).map((problem) => `${file} ${problem}`)),
};

/** The number from which on a package's migrations are checked: no release preceded the first one. */
const FIRST_CHECKED: Readonly<Record<string, number>> = { gateway: 300, registry: 100 };
function isOfFirstRelease(file: string): boolean {
  const [, area = '', number = ''] = /^infra\/([^/]+)\/migrations\/(\d{4})/.exec(file) ?? [];
  return Number(number) < (FIRST_CHECKED[area] ?? 0);
}

const NAME = '(?:if\\s+(?:not\\s+)?exists\\s+)?(?:only\\s+)?("?[\\w.]+"?)';

interface Rule {
  pattern: RegExp;
  /** `created` holds the tables that the same file creates: no process uses those yet. */
  unless?: (statement: string, found: RegExpExecArray, created: ReadonlySet<string>) => boolean;
  problem: string;
}

const onNewTable =
  (at: number): Rule['unless'] =>
  (_, found, created) =>
    created.has((found[at] ?? '').toLowerCase());
const ofAlteredNewTable: Rule['unless'] = (statement, _, created) =>
  created.has(new RegExp(`alter\\s+table\\s+${NAME}`, 'i').exec(statement)?.[1]?.toLowerCase() ?? '');

const RULES: readonly Rule[] = [
  {
    pattern: /\bdrop\s+(table|column|view|materialized\s+view|function|procedure|type|schema|sequence)\b/i,
    problem: 'drops what the previous release may use',
  },
  // The keyword COLUMN is optional.
  {
    pattern: /\balter\s+table\b[\s\S]*\bdrop\s+(?!column\b|constraint\b|default\b|not\b|expression\b|identity\b)"?\w+/i,
    unless: ofAlteredNewTable,
    problem: 'drops what the previous release may use',
  },
  {
    pattern: /\bdrop\s+(index|constraint)\b/i,
    unless: ofAlteredNewTable,
    problem: 'drops what an ON CONFLICT of the previous release may rely on',
  },
  {
    pattern: /\bdrop\s+default\b/i,
    unless: ofAlteredNewTable,
    problem: 'drops a default: the previous release may leave the column out',
  },
  { pattern: /^\s*do\b/i, problem: 'hides its statements in a block: write them out, so that they can be checked' },
  {
    pattern: /\brename\s+(to|column|constraint|value)\b|\brename\s+"?\w+"?\s+to\b/i,
    problem: 'renames what the previous release calls by its name',
  },
  {
    pattern: /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i,
    unless: ofAlteredNewTable,
    problem: "changes a column's type: every row is rewritten, and the previous release expects the old type",
  },
  {
    pattern: /\bset\s+not\s+null\b/i,
    unless: ofAlteredNewTable,
    problem: 'makes a column NOT NULL: the previous release may leave it out',
  },
  {
    pattern:
      /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|foreign\b|primary\b|unique\b)"?\w+"?\s+[^,;]*?\bnot\s+null\b/i,
    unless: (statement, found, created) =>
      /\bdefault\b|\bgenerated\b/i.test(clauseFrom(statement, found.index)) ||
      ofAlteredNewTable(statement, found, created),
    problem: 'adds a NOT NULL column without a default: the previous release cannot insert',
  },
  {
    pattern: /\badd\s+(?:column\s+)?[^;]*\bdefault\s+(clock_timestamp|random|gen_random_uuid|uuidv\d|nextval)\s*\(/i,
    unless: ofAlteredNewTable,
    problem: 'adds a column whose default differs from row to row: every row is rewritten under a lock',
  },
  {
    pattern: new RegExp(
      `\\bcreate\\s+(?:unique\\s+)?index\\s+(?!concurrently)(?:if\\s+not\\s+exists\\s+)?"?\\w*"?\\s*on\\s+${NAME}`,
      'i',
    ),
    unless: onNewTable(1),
    problem:
      'creates an index on a table in use, which blocks every write. Create it CONCURRENTLY, in a file of its own',
  },
  {
    pattern: /\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:check|foreign\s+key)\b(?![\s\S]*\bnot\s+valid\b)/i,
    unless: ofAlteredNewTable,
    problem:
      'adds a constraint that is checked against all rows under a lock: add it NOT VALID, and VALIDATE it in a later file',
  },
  {
    pattern: /\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:unique|primary\s+key)\b(?!\s+using\s+index)/i,
    unless: ofAlteredNewTable,
    problem: 'adds a unique constraint to a table in use, which blocks every write',
  },
  {
    pattern: new RegExp(`^\\s*(?:update|delete\\s+from)\\s+${NAME}(?![\\s\\S]*\\bwhere\\b)`, 'i'),
    unless: onNewTable(1),
    problem: 'writes every row of a table in one statement',
  },
  { pattern: /^\s*(lock|truncate|vacuum|cluster|reindex)\b/i, problem: 'takes a lock that blocks every other process' },
];

/** The rest of one clause of an ALTER TABLE: up to the next comma outside parentheses. */
function clauseFrom(statement: string, index: number): string {
  let depth = 0;
  for (let at = index; at < statement.length; at += 1) {
    if (statement[at] === '(') depth += 1;
    if (statement[at] === ')') depth -= 1;
    if (statement[at] === ',' && depth === 0) return statement.slice(index, at);
  }
  return statement.slice(index);
}

function problemsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap(
      ({ text }) =>
        new RegExp(`^\\s*create\\s+(?:unlogged\\s+)?table\\s+${NAME}`, 'i').exec(text)?.[1]?.toLowerCase() ?? [],
    ),
  );
  return statements
    .filter(({ comments }) => !comments.some((comment) => /^--\s*safe:\s*\S/.test(comment)))
    .flatMap(({ text, line }) =>
      RULES.flatMap(({ pattern, unless, problem }) => {
        const found = pattern.exec(text);
        return found && !unless?.(text, found, created) ? [`line ${line}: ${problem}.`] : [];
      }),
    );
}
