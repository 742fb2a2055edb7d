import type { Queryable } from '../../src/platform/database.ts';

/** One movement between accounts, identified by class, member and detail. */
export interface Booking {
  at: number;
  kind: string;
  memberId: string | null;
  scope: string;
  key: string;
  reference: string;
  detail: string;
  currency: string;
  lines: { class: string; member?: string; detail?: string; amount: number; reference?: string }[];
}

/** Entries per statement: large enough to be fast, small enough for one message. */
const BATCH = 4_000;

/**
 * Writes bookings directly to the ledger's tables in order, many entries per statement. The database's triggers check
 * sums, currencies and balances as for every other entry. The ledger must be empty.
 */
export async function keepBooks(database: Queryable, bookings: readonly Booking[]): Promise<void> {
  const accounts = await openAccounts(database, bookings);
  const balances = new Map<string, number>();
  for (let from = 0; from < bookings.length; from += BATCH) {
    const batch = bookings.slice(from, from + BATCH);
    await writeEntries(database, batch, from + 1);
    await writeLines(database, batch, from + 1, accounts, balances);
  }
  await database.rows("SELECT setval(pg_get_serial_sequence('ledger_entries', 'id'), greatest(1, $1::bigint))", [
    bookings.length,
  ]);
}

const nameOf = (line: Booking['lines'][number], currency: string): string =>
  [line.class, line.member ?? '', line.detail ?? '', currency].join('|');

async function openAccounts(database: Queryable, bookings: readonly Booking[]): Promise<Map<string, string>> {
  const names = new Set(bookings.flatMap((booking) => booking.lines.map((line) => nameOf(line, booking.currency))));
  const parts = [...names].map((name) => name.split('|'));
  const rows = await database.rows<{ name: string; id: string }>(
    `INSERT INTO ledger_accounts (class, member_id, detail, currency)
     SELECT class, nullif(member, '')::bigint, detail, currency FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS x (class, member, detail, currency)
     RETURNING class || '|' || coalesce(member_id::text, '') || '|' || detail || '|' || currency AS name, id`,
    [0, 1, 2, 3].map((column) => parts.map((part) => part[column])),
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function writeEntries(database: Queryable, batch: readonly Booking[], first: number): Promise<void> {
  await database.run(
    `INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail)
     SELECT * FROM unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])`,
    [
      batch.map((_, index) => first + index),
      batch.map(({ at }) => new Date(at)),
      batch.map(({ kind }) => kind),
      batch.map(({ memberId }) => memberId),
      batch.map(({ scope }) => scope),
      batch.map(({ key }) => key),
      batch.map(() => 'demo'),
      batch.map(({ reference }) => reference),
      batch.map(({ detail }) => detail),
    ],
  );
}

async function writeLines(
  database: Queryable,
  batch: readonly Booking[],
  first: number,
  accounts: Map<string, string>,
  balances: Map<string, number>,
): Promise<void> {
  const columns: unknown[][] = [[], [], [], [], [], [], [], [], []];
  batch.forEach((booking, index) => {
    booking.lines
      .filter(({ amount }) => amount !== 0)
      .forEach((line, number) => {
        const account = accounts.get(nameOf(line, booking.currency))!;
        const after = line.member === undefined ? null : (balances.get(account) ?? 0) + line.amount;
        if (after !== null) balances.set(account, after);
        [
          first + index,
          number + 1,
          account,
          booking.memberId,
          new Date(booking.at),
          line.amount,
          booking.currency,
          after,
          line.reference ?? '',
        ].forEach((value, column) => {
          columns[column]!.push(value);
        });
      });
  });
  await database.run(
    `INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
     SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::bigint[], $7::text[], $8::bigint[], $9::text[])`,
    columns,
  );
}
