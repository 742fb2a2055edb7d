import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    message_id TEXT NOT NULL
  ) STRICT;
`;
const KEPT = 2_000;

export interface Mail {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

export interface Mails {
  add(mail: Omit<Mail, 'id'>): void;
  /** Newest first; those to one recipient, or all. */
  list(to: string | undefined): Mail[];
  get(id: number): Mail | undefined;
  count(): number;
  clear(): void;
}

const COLUMNS = 'id, at, sender AS "from", recipient AS "to", subject, text, message_id AS "messageId"';

/** Opens the store of received emails; `:memory:` keeps them as long as the process runs. */
export function openMails(path: string): Mails {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path);
  store.exec(SCHEMA);
  const insert = store.prepare(
    'INSERT INTO mail (at, sender, recipient, subject, text, message_id) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const trim = store.prepare('DELETE FROM mail WHERE id <= (SELECT max(id) FROM mail) - ?');
  const select = store.prepare(
    `SELECT ${COLUMNS} FROM mail WHERE ?1 IS NULL OR lower(recipient) = lower(?1) ORDER BY id DESC`,
  );
  const one = store.prepare(`SELECT ${COLUMNS} FROM mail WHERE id = ?`);
  const count = store.prepare('SELECT count(*) AS n FROM mail');
  return {
    add({ at, from, to, subject, text, messageId }) {
      insert.run(at, from, to, subject, text, messageId);
      trim.run(KEPT);
    },
    list: (to) => select.all(to ?? null) as unknown as Mail[],
    get: (id) => one.get(id) as unknown as Mail | undefined,
    count: () => (count.get() as { n: number }).n,
    clear: () => store.exec('DELETE FROM mail'),
  };
}
