import { Client } from 'pg';

/** Throws a sentence when a PostgreSQL of the operator's own does not answer. Changes nothing in it. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `DATABASE_URL points to ${hostname}:${port || 5432}${pathname}, but the connection failed (${message || code}). Start that PostgreSQL, correct the variable, or unset it to use the embedded database.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
