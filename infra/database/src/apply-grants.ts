import { Client, type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { type ProcessRole, processUrl } from './process-role.ts';
import { GRANT_CLASSES, type Grants } from './read-grants.ts';

/** Tables that `migrate` keeps and every process reads before it serves. */
const MIGRATION_TABLES = ['public.applied_migration', 'public.applied_repeatable'];
const ATTEMPT_LIMIT = 5;
const WRONG_PASSWORD = '28P01';
const NOT_ALLOWED = '42501';
/** Two databases of one server create or change the same role at the same moment. */
const CONCURRENT = ['23505', '42710', 'XX000'];

/**
 * Creates a process's role if it is missing, corrects its password, and gives it exactly what the classes of `grants` say.
 * A database that needs nothing is only read. The caller holds the migration lock and owns the tables.
 */
export async function applyGrants(
  client: ClientBase,
  { ownerUrl, area, role, grants }: { ownerUrl: string; area: string; role: ProcessRole; grants: Grants },
): Promise<void> {
  await retryConcurrent(() => ensureRole(client, { ownerUrl, area, role }));
  await retryConcurrent(async () => {
    const statements = await statementsFor(client, role.name, grants);
    // Several statements in one query are one transaction.
    if (statements.length > 0) await client.query(statements.join(';\n'));
  });
}

async function retryConcurrent(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPT_LIMIT || !CONCURRENT.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function ensureRole(
  client: ClientBase,
  { ownerUrl, area, role }: { ownerUrl: string; area: string; role: ProcessRole },
): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role.name]);
  if (rowCount && (await canConnect(processUrl(ownerUrl, area, role.password)))) return;
  const password = role.password === undefined ? 'NULL' : escapeLiteral(role.password);
  try {
    await client.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${escapeIdentifier(role.name)} LOGIN PASSWORD ${password}`,
    );
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    throw new Error(
      `The user of DATABASE_URL may not ${rowCount ? 'change' : 'create'} the role ${role.name}. Give that user CREATEROLE, or create the role yourself with the password of ATRIUM_${area.toUpperCase()}_DATABASE_PASSWORD.`,
      { cause: error },
    );
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

interface Relation {
  /** `schema.name` */
  name: string;
  sequence: boolean;
  held: string[];
}

async function statementsFor(client: ClientBase, role: string, grants: Grants): Promise<string[]> {
  const to = escapeIdentifier(role);
  const schemas = [...new Set([...grants.keys()].map((table) => table.split('.')[0]!))];
  const { rows } = await client.query<Relation>(
    `SELECT n.nspname || '.' || c.relname AS name, c.relkind = 'S' AS sequence,
            coalesce((SELECT array_agg(a.privilege_type) FROM aclexplode(c.relacl) a WHERE a.grantee = r.oid), '{}') AS held
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_roles r ON r.rolname = $2
      WHERE c.relkind IN ('r', 'p', 'v', 'S') AND (n.nspname = ANY ($1) OR n.nspname = 'public')`,
    [schemas, role],
  );
  return [
    ...(await onSchemas(client, role, schemas)),
    ...rows.flatMap((relation) => onRelation(relation, grants, schemas, to)),
  ];
}

function onRelation({ name, sequence, held }: Relation, grants: Grants, schemas: string[], to: string): string[] {
  const wanted = wantedOn(name, sequence, grants, schemas);
  // Undeclared: of a newer release, which grants it itself.
  if (!wanted) return [];
  const on = `${sequence ? 'SEQUENCE' : 'TABLE'} ${name.split('.').map(escapeIdentifier).join('.')}`;
  const missing = wanted.filter((privilege) => !held.includes(privilege));
  const excess = held.filter((privilege) => !wanted.includes(privilege));
  return [
    ...(missing.length > 0 ? [`GRANT ${missing.join(', ')} ON ${on} TO ${to}`] : []),
    ...(excess.length > 0 ? [`REVOKE ${excess.join(', ')} ON ${on} FROM ${to}`] : []),
  ];
}

function wantedOn(name: string, sequence: boolean, grants: Grants, schemas: string[]): readonly string[] | undefined {
  if (sequence) return schemas.includes(name.split('.')[0]!) ? ['USAGE'] : undefined;
  if (MIGRATION_TABLES.includes(name)) return GRANT_CLASSES.read;
  const declared = grants.get(name);
  return declared && GRANT_CLASSES[declared];
}

/** A role that can create a function or a temporary table can attach a trigger of its own and pass a guard that counts depth. */
async function onSchemas(client: ClientBase, role: string, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<{
    schema: string;
    uses: boolean;
    creates: boolean;
    temporary: boolean;
    database: string;
  }>(
    `SELECT s AS schema, has_schema_privilege($2, s, 'USAGE') AS uses, has_schema_privilege($2, s, 'CREATE') AS creates,
            has_database_privilege($2, current_database(), 'TEMPORARY') AS temporary, current_database() AS database
       FROM unnest($1::text[]) AS s`,
    [schemas, role],
  );
  const to = escapeIdentifier(role);
  return rows.flatMap(({ schema, uses, creates, temporary, database }, index) => [
    ...(uses ? [] : [`GRANT USAGE ON SCHEMA ${escapeIdentifier(schema)} TO ${to}`]),
    ...(creates ? [`REVOKE CREATE ON SCHEMA ${escapeIdentifier(schema)} FROM PUBLIC, ${to}`] : []),
    ...(temporary && index === 0
      ? [`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC, ${to}`]
      : []),
  ]);
}
