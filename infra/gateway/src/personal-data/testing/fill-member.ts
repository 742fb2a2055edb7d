import type { Database } from '../../platform/database.ts';

interface Column {
  name: string;
  type: string;
  required: boolean;
  /** The table that a foreign key refers to. */
  refers: string | null;
}

/** Values that a check asks for, by table and column. A name alone is for every table. */
const VALUES: Record<string, unknown> = {
  'members.upline_id': null,
  'members.link_id': null,
  // In force for ever: the digests of the person stay.
  'rg_exclusions.kind': 'timeout',
  'rg_exclusions.until_at': '2026-01-02T00:00:00Z',
  'verification_codes.channel': 'email',
  'outbox.channel': 'email',
  'outbox.state': 'sent',
  'activity_applications.status': 'approved',
  'activity_images.type': 'image/png',
  'activity_images.position': 1,
  'withdrawal_proofs.type': 'image/png',
  'identity_checks.state': 'verified',
  'identity_checks.valid_until': '2030-01-01',
  'payout_accounts.kind': 'bank',
  'payout_accounts.state': 'usable',
  'bill_disputes.state': 'rejected',
  'bill_disputes.amount': 0,
  'deposits.status': 'credited',
  'deposits.amount': 100,
  'deposits.fee': 0,
  'withdrawals.status': 'paid',
  'withdrawals.report': '',
  'withdrawals.refunded': 0,
  'redemptions.status': 'delivered',
  'record_exports.state': 'done',
  'record_exports.kind': 'bets',
  'personal_exports.state': 'done',
  'message_preferences.category': 'offer',
  'messages.category': 'offer',
  'support_pictures.type': 'image/png',
  'support_conversations.state': 'closed',
  'support_conversations.secret_hash': null,
  'support_conversations.closed_at': '2026-01-01T00:00:00Z',
  'member_addresses.country': 'PH',
  'agent_links.rebate_rates': '{}',
  'person_marks.kind': 'email',
  'person_matches.state': 'distinct',
  'person_matches.kinds': ['email'],
  'agent_links.code': '1ABCDEFG',
  'login_challenges.default_password': false,
  'launch_tickets.mode': 'real',
  'game_sessions.mode': 'real',
  'message_deliveries.email': true,
};
/** Rows that the demo has, or that a test writes by the calls of members. */
const WRITTEN_OTHERWISE = ['members', 'erasures'];

/**
 * Writes a row about the member into every table whose rows go or change with an erasure. Every column that `personal_data`
 * does not call a fact holds the mark, if its type can. Returns the columns that hold it.
 */
export async function fillMember(
  database: Database,
  { memberId, account, otherId, mark }: { memberId: string; account: string; otherId: string; mark: string },
): Promise<Set<string>> {
  const declared = await database.rows<{ name: string; rowsOf: string; facts: string[] }>(
    `SELECT name, rows_of AS "rowsOf", facts FROM personal_data
      WHERE (fate IN ('removed', 'retained') OR erased <> '{}' OR retained <> '{}') AND NOT (name = ANY ($1)) ORDER BY place`,
    [WRITTEN_OTHERWISE],
  );
  const rows = new Map(declared.map(({ name, rowsOf }) => [name, rowsOf]));
  const marked = new Set<string>();
  const email = (await database.first<{ email: string }>('SELECT email FROM members WHERE id = $1', [memberId]))!.email;
  const special: Record<string, unknown> = {
    'login_failures.account': account.toLowerCase(),
    'verification_codes.target': email,
    'outbox.target': email,
    'idempotency.scope': `points.redeem:${memberId}`,
    'person_matches.other_id': otherId,
    'agent_blocks.agent_id': otherId,
    'agent_notes.agent_id': otherId,
    'agent_links.agent_id': memberId,
  };
  let waiting = declared;
  for (let faults: string[] = []; waiting.length > 0; faults = []) {
    const next: typeof waiting = [];
    for (const table of waiting) {
      try {
        for (const column of await insertRow(table)) marked.add(column);
      } catch (error) {
        faults.push(`${table.name}: ${(error as Error).message}`);
        next.push(table);
      }
    }
    if (next.length === waiting.length) throw new Error(faults.join('\n'));
    waiting = next;
  }
  return marked;

  async function insertRow({ name, facts }: { name: string; facts: string[] }): Promise<string[]> {
    const held: string[] = [];
    const values: Record<string, unknown> = {};
    for (const column of await columnsOf(database, name)) {
      const key = `${name}.${column.name}`;
      if (key in special || key in VALUES) values[column.name] = key in special ? special[key] : VALUES[key];
      else if (column.refers === 'members') values[column.name] = memberId;
      else if (column.refers) values[column.name] = column.required ? await existing(column.refers, column.name) : null;
      else if (facts.includes(column.name)) values[column.name] = column.required ? plain(column.type) : null;
      else if (canHold(column.type) && !OPERATORS.test(column.name)) {
        values[column.name] =
          key === 'messages.texts'
            ? JSON.stringify({ en: { title: mark, text: mark } })
            : marking(column.type, `${mark} ${key}`);
        held.push(key);
      } else values[column.name] = column.required ? plain(column.type) : null;
    }
    const names = Object.keys(values);
    await database.run(
      `INSERT INTO ${name} (${names.map((one) => `"${one}"`)}) OVERRIDING SYSTEM VALUE VALUES (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(values),
    );
    return held;
  }

  /** A row that the new one refers to: one of the member's own, if the table is about members. */
  async function existing(table: string, column: string): Promise<unknown> {
    const own = rows.get(table);
    const key = ['id', 'code', 'number'].includes(column) ? column : await keyOf(database, table);
    const found = await database.first<{ key: unknown }>(
      `SELECT "${key}" AS key FROM ${table} WHERE ${own ? own.replaceAll('$1', memberId) : 'true'} ORDER BY 1 DESC LIMIT 1`,
    );
    if (!found) throw new Error(`${table} has no row yet`);
    return found.key;
  }
}

/** Columns that name operators, who are no members. */
const OPERATORS = /_by$/;
const canHold = (type: string): boolean => ['text', 'jsonb', 'bytea', '_text'].includes(type);

function marking(type: string, text: string): unknown {
  if (type === 'jsonb') return JSON.stringify({ text });
  if (type === 'bytea') return Buffer.from(text);
  return type === '_text' ? [text] : text;
}

function plain(type: string): unknown {
  if (type === 'uuid') return '7d9f2c1e-0d7f-4bb4-9d4e-0c6f6c7f1a11';
  if (type === 'date') return '2026-01-01';
  if (type === 'timestamptz') return '2026-01-01T00:00:00Z';
  if (type === 'bool') return false;
  if (type === 'jsonb') return '{}';
  if (type === 'bytea') return Buffer.from('plain');
  if (type === '_text') return [];
  return type === 'text' ? 'plain' : 1;
}

const columnsOf = (database: Database, table: string): Promise<Column[]> =>
  database.rows<Column>(
    `SELECT a.attname AS name, t.typname AS type,
            a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required,
            (SELECT c.confrelid::regclass::text FROM pg_constraint c
              WHERE c.contype = 'f' AND c.conrelid = a.attrelid AND c.conkey = ARRAY[a.attnum]) AS refers
       FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
      WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped
        AND (NOT a.atthasdef AND a.attidentity = '' OR t.typname IN ('text', 'jsonb', 'bytea', '_text'))`,
    [table],
  );

async function keyOf(database: Database, table: string): Promise<string> {
  const row = await database.first<{ name: string }>(
    `SELECT a.attname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'p' AND c.conrelid = $1::regclass`,
    [table],
  );
  return row!.name;
}
