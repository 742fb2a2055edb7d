import type { Pool } from 'pg';
import { inSpan, tracing } from './tracing.ts';

type Query = (...given: unknown[]) => unknown;

/** Follows the statements of a pool and of the clients that are taken from it, if this process records traces. */
export function tracePool(pool: Pool): void {
  if (!tracing()) return;
  follow(pool as unknown as { query: Query });
  pool.on('connect', (client) => follow(client as unknown as { query: Query }));
}

function follow(connection: { query: Query }): void {
  const query = connection.query.bind(connection);
  connection.query = (...given) => {
    // With a callback it is the pool's own call, which is followed already.
    if (typeof given.at(-1) === 'function' || isStream(given[0])) return query(...given);
    const span = {
      name: statementName(given[0]),
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql' },
    } as const;
    return inSpan(span, () => query(...given) as Promise<unknown>);
  };
}

const isStream = (statement: unknown): boolean =>
  typeof (statement as { submit?: unknown } | undefined)?.submit === 'function';

/**
 * The name of a prepared statement; else its verb and the first table or function in it. Only identifiers: texts and
 * values are not part of a name.
 */
export function statementName(statement: unknown): string {
  const { name, text } =
    typeof statement === 'string' ? { text: statement } : (statement as { name?: string; text?: string });
  if (name) return name;
  const verb = /^\s*([a-z]+)/i.exec(text ?? '')?.[1]?.toUpperCase() ?? 'STATEMENT';
  const target =
    /\b(?:FROM|INTO|UPDATE|CALL)\s+([a-z_][a-z0-9_.]*)/i.exec(text ?? '')?.[1] ??
    /^\s*SELECT\s+([a-z_][a-z0-9_.]*)\s*\(/i.exec(text ?? '')?.[1];
  return target ? `${verb} ${target}` : verb;
}
