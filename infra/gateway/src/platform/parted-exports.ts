import { Readable } from 'node:stream';
import type { Queryable, Transaction } from './database.ts';
import type { Parts } from './parts.ts';

const MOST_ATTEMPTS = 5;
const RETRY_DELAY_MS = 2_000;

interface Due {
  id: string;
  attempts: number;
}

/** What the files have in common that a job writes in parts for a member: their states, their parts, and how a job goes on. */
export function partedExports(table: 'record_exports' | 'personal_exports') {
  const partsTable = table.replace(/s$/, '_parts');
  return {
    /** Ends an export of the member and deletes what is written of it. Returns whether there was one. */
    async end(transaction: Transaction, memberId: string, id: string): Promise<boolean> {
      const ended = await transaction.run(
        `UPDATE ${table} SET state = 'cancelled' WHERE id = $1 AND member_id = $2 AND state <> 'cancelled'`,
        [id, memberId],
      );
      if (ended > 0) await transaction.run(`DELETE FROM ${partsTable} WHERE export_id = $1`, [id]);
      return ended > 0;
    },

    addPart: (transaction: Transaction, id: string, part: number, content: string): Promise<number> =>
      transaction.run(`INSERT INTO ${partsTable} (export_id, part, content) VALUES ($1, $2, $3)`, [id, part, content]),

    deleteExpired: (queryable: Queryable, now: Date): Promise<number> =>
      queryable.run(`DELETE FROM ${table} WHERE expires_at <= $1`, [now]),

    /** The whole file, read part by part. */
    content: ({ database }: Pick<Parts, 'database'>, id: string, count: number): Readable => {
      async function* read(): AsyncGenerator<string> {
        for (let part = 0; part < count; part += 1) {
          const row = await database.first<{ content: string }>(
            `SELECT content FROM ${partsTable} WHERE export_id = $1 AND part = $2`,
            [id, part],
          );
          // A file that ends early would be taken for a whole one.
          if (!row) throw new Error(`Part ${part} of the export ${id} is gone.`);
          yield row.content;
        }
      }
      return Readable.from(read());
    },

    /**
     * Writes the next part of the export that waits longest. The part, and how far the export is, are one transaction: whichever
     * process goes on, no record is missing or written twice. Returns whether there was one.
     */
    async writeNext<Next extends Due>(
      { database, clock, log }: Parts,
      lockDue: (transaction: Transaction, now: Date) => Promise<Next | undefined>,
      write: (transaction: Transaction, due: Next, now: Date) => Promise<void>,
    ): Promise<boolean> {
      let due: Next | undefined;
      try {
        await database.transaction(async (transaction) => {
          due = await lockDue(transaction, clock.now());
          if (due) await write(transaction, due, clock.now());
        });
      } catch (error) {
        if (!due) throw error;
        const failed = due.attempts + 1 >= MOST_ATTEMPTS;
        log.warn({ err: error, export: due.id, failed }, `a part of ${table} could not be written`);
        await database.run(
          `UPDATE ${table} SET attempts = attempts + 1, state = $2, next_at = $3 WHERE id = $1 AND state IN ('waiting', 'running')`,
          [due.id, failed ? 'failed' : 'running', new Date(clock.now().getTime() + RETRY_DELAY_MS)],
        );
      }
      return due !== undefined;
    },
  };
}
