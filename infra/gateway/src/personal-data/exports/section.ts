import type { Queryable } from '../../platform/database.ts';

/** A list of records of one kind in a member's copy of their data. */
export interface Section {
  name: string;
  count(queryable: Queryable, of: { memberId: string }): Promise<number>;
  /** Records as JSON behind the cursor, and the cursor of the next page; null at the end. */
  read(
    queryable: Queryable,
    of: { memberId: string },
    cursor: string | null,
    pageSize: number,
  ): Promise<{ records: string[]; next: string | null }>;
}
