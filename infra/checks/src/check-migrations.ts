import { statementsOf } from '@atrium/database/sql-statements';
import type { Check } from './check.ts';

/**
 * While a release is rolled out, processes of the version before serve on the migrated database: a migration may add, not
 * take away, and may not hold others up. Taking away comes a release later, when nobody needs it any more. A file says
 * `-- safe: <why>` above a statement that a rule would stop without cause.
 */
export const checkMigrations: Check = {
  name: 'migrations are safe while the version before still runs',
  run: (tree) =>
    tree.files
      .filter((file) => /^infra\/[^/]+\/migrations\/\d{4}-.*\.sql$/.test(file) && !isOfFirstRelease(file))
      .flatMap((file) => problemsOf(tree.read(file)).map((problem) => `${file} ${problem}`)),
};

/** What the first release brought met no version before it. */
const FIRST_RELEASE: Readonly<Record<string, number>> = { gateway: 300, registry: 100 };
function isOfFirstRelease(file: string): boolean {
  const [, area = '', number = ''] = /^infra\/([^/]+)\/migrations\/(\d{4})/.exec(file) ?? [];
  return Number(number) < (FIRST_RELEASE[area] ?? 0);
}

const NAME = '(?:if\\s+(?:not\\s+)?exists\\s+)?(?:only\\s+)?("?[\\w.]+"?)';

interface Rule {
  pattern: RegExp;
  /** `made` holds the tables that the same file makes: nobody uses those yet. */
  unless?: (statement: string, found: RegExpExecArray, made: ReadonlySet<string>) => boolean;
  says: string;
}

const onNewTable =
  (at: number): Rule['unless'] =>
  (_, found, made) =>
    made.has((found[at] ?? '').toLowerCase());
const ofAlteredNewTable: Rule['unless'] = (statement, _, made) =>
  made.has(new RegExp(`alter\\s+table\\s+${NAME}`, 'i').exec(statement)?.[1]?.toLowerCase() ?? '');

const RULES: readonly Rule[] = [
  {
    pattern: /\bdrop\s+(table|column|view|materialized\s+view|function|procedure|type|schema|sequence)\b/i,
    says: 'drops what the version before may use',
  },
  // The word COLUMN may be left out.
  {
    pattern: /\balter\s+table\b[\s\S]*\bdrop\s+(?!column\b|constraint\b|default\b|not\b|expression\b|identity\b)"?\w+/i,
    unless: ofAlteredNewTable,
    says: 'drops what the version before may use',
  },
  {
    pattern: /\bdrop\s+(index|constraint)\b/i,
    unless: ofAlteredNewTable,
    says: 'drops what an ON CONFLICT of the version before may stand on',
  },
  {
    pattern: /\bdrop\s+default\b/i,
    unless: ofAlteredNewTable,
    says: 'drops a default: the version before may leave the column out',
  },
  { pattern: /^\s*do\b/i, says: 'hides its statements in a block: write them out, so that they can be checked' },
  {
    pattern: /\brename\s+(to|column|constraint|value)\b|\brename\s+"?\w+"?\s+to\b/i,
    says: 'renames what the version before calls by its name',
  },
  {
    pattern: /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i,
    unless: ofAlteredNewTable,
    says: "changes a column's type: every row is written anew, and the version before expects the old one",
  },
  {
    pattern: /\bset\s+not\s+null\b/i,
    unless: ofAlteredNewTable,
    says: 'makes a column NOT NULL: the version before may leave it out',
  },
  {
    pattern:
      /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|foreign\b|primary\b|unique\b)"?\w+"?\s+[^,;]*?\bnot\s+null\b/i,
    unless: (statement, found, made) =>
      /\bdefault\b|\bgenerated\b/i.test(clauseFrom(statement, found.index)) ||
      ofAlteredNewTable(statement, found, made),
    says: 'adds a NOT NULL column without a default: the version before cannot insert',
  },
  {
    pattern: /\badd\s+(?:column\s+)?[^;]*\bdefault\s+(clock_timestamp|random|gen_random_uuid|uuidv\d|nextval)\s*\(/i,
    unless: ofAlteredNewTable,
    says: 'adds a column whose default differs from row to row: every row is written anew under a lock',
  },
  {
    pattern: new RegExp(
      `\\bcreate\\s+(?:unique\\s+)?index\\s+(?!concurrently)(?:if\\s+not\\s+exists\\s+)?"?\\w*"?\\s*on\\s+${NAME}`,
      'i',
    ),
    unless: onNewTable(1),
    says: 'makes an index on a table in use: nobody can write meanwhile. Make it CONCURRENTLY, in a file of its own',
  },
  {
    pattern: /\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:check|foreign\s+key)\b(?![\s\S]*\bnot\s+valid\b)/i,
    unless: ofAlteredNewTable,
    says: 'adds a constraint that is checked over all rows under a lock: add it NOT VALID, and VALIDATE it in a later file',
  },
  {
    pattern: /\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:unique|primary\s+key)\b(?!\s+using\s+index)/i,
    unless: ofAlteredNewTable,
    says: 'adds a unique constraint on a table in use: nobody can write meanwhile',
  },
  {
    pattern: new RegExp(`^\\s*(?:update|delete\\s+from)\\s+${NAME}(?![\\s\\S]*\\bwhere\\b)`, 'i'),
    unless: onNewTable(1),
    says: 'writes every row of a table in one go',
  },
  { pattern: /^\s*(lock|truncate|vacuum|cluster|reindex)\b/i, says: 'takes a lock that everybody waits for' },
];

/** The rest of one clause of an ALTER TABLE: up to the comma outside of brackets. */
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
  const made = new Set(
    statements.flatMap(
      ({ text }) =>
        new RegExp(`^\\s*create\\s+(?:unlogged\\s+)?table\\s+${NAME}`, 'i').exec(text)?.[1]?.toLowerCase() ?? [],
    ),
  );
  return statements
    .filter(({ comments }) => !comments.some((comment) => /^--\s*safe:\s*\S/.test(comment)))
    .flatMap(({ text, line }) =>
      RULES.flatMap(({ pattern, unless, says }) => {
        const found = pattern.exec(text);
        return found && !unless?.(text, found, made) ? [`line ${line}: ${says}.`] : [];
      }),
    );
}
