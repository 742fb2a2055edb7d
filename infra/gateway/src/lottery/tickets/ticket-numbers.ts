import type { Queryable } from '../../platform/database.ts';

/** Numbers that are fetched at once. */
const BLOCK = 200;
const blocks = new WeakMap<Queryable, string[]>();

/** Numbers for new tickets. A ticket is a round, so they are the next ids of rounds; unused ones are skipped. */
export async function ticketNumbers(database: Queryable, count: number): Promise<string[]> {
  const block = blocks.get(database) ?? [];
  blocks.set(database, block);
  if (block.length < count) {
    const rows = await database.rows<{ id: string }>(
      {
        name: 'lottery-ticket-numbers',
        text: "SELECT nextval('rounds_id_seq')::text AS id FROM generate_series(1, $1)",
      },
      [BLOCK + count],
    );
    block.push(...rows.map(({ id }) => id));
  }
  return block.splice(0, count);
}
