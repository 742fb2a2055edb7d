import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PaymentStatus } from '@atrium/contracts/payment-provider';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payment (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    request TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    paid_at INTEGER,
    UNIQUE (kind, reference)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payment_due ON payment (due_at) WHERE status = 'pending';
  CREATE TABLE IF NOT EXISTS webhook (
    event_id TEXT PRIMARY KEY,
    payment_id TEXT NOT NULL,
    url TEXT NOT NULL,
    body TEXT NOT NULL,
    next_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_due ON webhook (next_at) WHERE delivered_at IS NULL;
`;

/** The common fields of both kinds of request, and those of a payment only. */
export interface PaymentRequest {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly currencySymbol?: string | undefined;
  readonly fractionDigits?: number | undefined;
  readonly timeZone?: string | undefined;
  readonly merchant?: string | undefined;
  readonly memberRef: string;
  readonly webhookUrl: string;
  readonly returnUrl?: string;
  readonly method?: string | undefined;
  readonly language?: string;
}

export interface StoredPayment {
  readonly id: string;
  readonly kind: 'payment' | 'payout';
  readonly request: PaymentRequest;
  readonly status: PaymentStatus;
  readonly createdAt: number;
  /** The time when a payment expires or a payout is executed. */
  readonly dueAt: number;
  readonly paidAt: number | null;
}

export interface StoredWebhook {
  readonly eventId: string;
  readonly url: string;
  readonly body: string;
  readonly attempts: number;
}

/** The provider's books in one file. Everything in an answer or a webhook survives a crash. */
export class Store {
  readonly #db: DatabaseSync;

  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    this.#db = new DatabaseSync(path);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
    this.#db.exec(SCHEMA);
  }

  insert(payment: StoredPayment): void {
    this.#db
      .prepare(
        'INSERT INTO payment (id, kind, reference, request, status, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        payment.id,
        payment.kind,
        payment.request.reference,
        JSON.stringify(payment.request),
        payment.status,
        payment.createdAt,
        payment.dueAt,
      );
  }

  find(id: string): StoredPayment | undefined {
    const row = this.#db.prepare('SELECT * FROM payment WHERE id = ?').get(id);
    return row && paymentFrom(row);
  }

  findReference(kind: StoredPayment['kind'], reference: string): StoredPayment | undefined {
    const row = this.#db.prepare('SELECT * FROM payment WHERE kind = ? AND reference = ?').get(kind, reference);
    return row && paymentFrom(row);
  }

  due(now: number): StoredPayment[] {
    return this.#db.prepare(`SELECT * FROM payment WHERE status = 'pending' AND due_at <= ?`).all(now).map(paymentFrom);
  }

  /** Ends a pending payment and queues its webhook in one transaction; false if it has ended before. */
  end(
    id: string,
    status: Exclude<PaymentStatus, 'pending'>,
    paidAt: number | null,
    webhook: { eventId: string; url: string; body: string; nextAt: number },
  ): boolean {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const { changes } = this.#db
        .prepare(`UPDATE payment SET status = ?, paid_at = ? WHERE id = ? AND status = 'pending'`)
        .run(status, paidAt, id);
      if (changes === 1) {
        this.#db
          .prepare('INSERT INTO webhook (event_id, payment_id, url, body, next_at) VALUES (?, ?, ?, ?, ?)')
          .run(webhook.eventId, id, webhook.url, webhook.body, webhook.nextAt);
      }
      this.#db.exec('COMMIT');
      return changes === 1;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  dueWebhooks(now: number): StoredWebhook[] {
    return this.#db
      .prepare('SELECT * FROM webhook WHERE delivered_at IS NULL AND next_at <= ? ORDER BY next_at LIMIT 50')
      .all(now)
      .map((row) => ({
        eventId: row.event_id as string,
        url: row.url as string,
        body: row.body as string,
        attempts: row.attempts as number,
      }));
  }

  /** The time of the next webhook, expiry or payout. */
  nextAt(): number | undefined {
    const row = this.#db
      .prepare(
        `SELECT min(at) AS at FROM (
           SELECT min(next_at) AS at FROM webhook WHERE delivered_at IS NULL
           UNION ALL SELECT min(due_at) FROM payment WHERE status = 'pending')`,
      )
      .get();
    return (row?.at as number | null) ?? undefined;
  }

  delivered(eventId: string, now: number): void {
    this.#db
      .prepare('UPDATE webhook SET attempts = attempts + 1, delivered_at = ? WHERE event_id = ?')
      .run(now, eventId);
  }

  postpone(eventId: string, nextAt: number): void {
    this.#db.prepare('UPDATE webhook SET attempts = attempts + 1, next_at = ? WHERE event_id = ?').run(nextAt, eventId);
  }

  /** Queues the webhooks of a payment again and returns their number. */
  resend(paymentId: string, now: number): number {
    const { changes } = this.#db
      .prepare('UPDATE webhook SET delivered_at = NULL, next_at = ? WHERE payment_id = ?')
      .run(now, paymentId);
    return Number(changes);
  }

  counts(): { pending: number; webhooks: number } {
    const row = this.#db
      .prepare(
        `SELECT (SELECT count(*) FROM payment WHERE status = 'pending') AS pending,
                (SELECT count(*) FROM webhook WHERE delivered_at IS NULL) AS webhooks`,
      )
      .get();
    return { pending: row?.pending as number, webhooks: row?.webhooks as number };
  }

  close(): void {
    this.#db.close();
  }
}

function paymentFrom(row: Record<string, unknown>): StoredPayment {
  return {
    id: row.id as string,
    kind: row.kind as StoredPayment['kind'],
    request: JSON.parse(row.request as string) as PaymentRequest,
    status: row.status as PaymentStatus,
    createdAt: row.created_at as number,
    dueAt: row.due_at as number,
    paidAt: row.paid_at as number | null,
  };
}
