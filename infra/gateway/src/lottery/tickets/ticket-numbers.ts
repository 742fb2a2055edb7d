import type { Queryable } from '../../platform/database.ts';

/** Numbers that are fetched at once. */
const BLOCK = 500;

/** Fetched numbers, the next one last, and the fetch that is under way. */
interface Numbers {
  left: string[];
  fetching: Promise<void> | undefined;
}
const known = new WeakMap<Queryable, Numbers>();

/**
 * Numbers for new tickets, ascending. A ticket is a round, so they are the next ids of rounds; unused ones are skipped. Bets
 * that find no number left share one fetch.
 */
export async function ticketNumbers(database: Queryable, count: number): Promise<string[]> {
  let numbers = known.get(database);
  if (!numbers) {
    numbers = { left: [], fetching: undefined };
    known.set(database, numbers);
  }
  while (numbers.left.length < count) {
    numbers.fetching ??= fetchInto(numbers, database, BLOCK + count);
    await numbers.fetching;
  }
  return numbers.left.splice(-count).reverse();
}

async function fetchInto(numbers: Numbers, database: Queryable, count: number): Promise<void> {
  try {
    const rows = await database.rows<{ id: string }>(
      {
        name: 'lottery-ticket-numbers',
        text: "SELECT nextval('rounds_id_seq')::text AS id FROM generate_series(1, $1)",
      },
      [count],
    );
    numbers.left = [...rows.map(({ id }) => id).reverse(), ...numbers.left];
  } finally {
    numbers.fetching = undefined;
  }
}
