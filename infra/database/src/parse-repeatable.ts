import { createHash } from 'node:crypto';
import { statementsOf } from './sql-statements.ts';

/** A file of `sql/`: one function, procedure, view or trigger, applied again whenever its text changes. */
export interface Repeatable {
  /** Subject and file name: `ledger/ledger_post`, or `ledger/ledger_lines.apply` for a trigger on a table. */
  name: string;
  hash: string;
  sql: string;
  /** What the file creates. Other files refer to it by `object`; nothing refers to a trigger. */
  kind: 'function' | 'procedure' | 'view' | 'trigger';
  schema: string | undefined;
  object: string;
  /** Of a trigger: its table, and the lock that replacing it takes. */
  lock?: { table: string; mode: 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE' };
}

const FILE_NAME = /^[a-z0-9-]+\/([a-z0-9_]+(?:\.[a-z0-9_]+)?)$/;
const ROUTINE_OR_VIEW = /^\s*create\s+or\s+replace\s+(function|procedure|view)\s+(?:(\w+)\.)?(\w+)/i;
const TRIGGER =
  /^\s*create\s+(?:or\s+replace\s+trigger|constraint\s+trigger)\s+(\w+)\s[\s\S]*?\son\s+(?:(\w+)\.)?(\w+)/i;
/** PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER: the file drops the previous one first. */
const DROPPED_TRIGGER = /^\s*drop\s+trigger\s+if\s+exists\s+(\w+)\s+on\s+(?:\w+\.)?(\w+)\s*$/i;

/** Reads one file of `sql/`. A file that does not define exactly the object of its name throws; the message names it. */
export function parseRepeatable(name: string, sql: string): Repeatable {
  const expected = FILE_NAME.exec(name)?.[1];
  const refuse = (problem: string): never => {
    throw new Error(`sql/${name}.sql ${problem}.`);
  };
  if (!expected) return refuse('is not named like sql/ledger/ledger_post.sql or sql/ledger/ledger_lines.apply.sql');
  if (!sql.startsWith('--')) refuse('does not begin with a comment that says what it guarantees');
  const statements = statementsOf(sql).map(({ text }) => text);
  const definition = statements.at(-1) ?? '';
  const hash = createHash('sha256').update(sql).digest('hex');

  const [, kind, schema, object] = ROUTINE_OR_VIEW.exec(definition) ?? [];
  if (kind && object) {
    if (statements.length > 1) refuse('holds more than one statement');
    if (object !== expected) refuse(`defines ${object}, not ${expected}`);
    return { name, hash, sql, kind: kind.toLowerCase() as Repeatable['kind'], schema, object };
  }

  const [, trigger, tableSchema, table] = TRIGGER.exec(definition) ?? [];
  if (!trigger) return refuse('holds no CREATE OR REPLACE of a function, procedure, view or trigger');
  const defined = `${table}.${trigger}`;
  if (defined !== expected) refuse(`defines ${defined}, not ${expected}`);
  const others = statements.slice(0, -1).map((text) => DROPPED_TRIGGER.exec(text));
  if (others.length > 1 || others.some((dropped) => `${dropped?.[2]}.${dropped?.[1]}` !== defined))
    refuse('holds more than one statement');
  return {
    name,
    hash,
    sql,
    kind: 'trigger',
    schema: tableSchema,
    object: defined,
    lock: {
      table: tableSchema ? `${tableSchema}.${table}` : table!,
      mode: others.length > 0 ? 'ACCESS EXCLUSIVE' : 'SHARE ROW EXCLUSIVE',
    },
  };
}
