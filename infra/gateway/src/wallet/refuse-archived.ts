import { Refusal } from '../platform/errors.ts';
import type { Queryable } from '../platform/database.ts';

/**
 * Throws RECORDS_ARCHIVED where movements since `from` are asked for and some of them are in an archive: a list without them
 * would be wrong, and so would its sums.
 */
export async function refuseArchived(database: Queryable, from: Date): Promise<void> {
  const archived = await database.first<{ until: Date }>({
    name: 'archived-until',
    text: "SELECT last_at AS until FROM ledger_archived WHERE last_at > '-infinity'",
  });
  if (archived && from <= archived.until) throw new Refusal('RECORDS_ARCHIVED');
}
