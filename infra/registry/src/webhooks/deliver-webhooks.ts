import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import { WEBHOOK_EVENTS, type WebhookMessage } from '@atrium/contracts/registry-webhooks';
import type { PoolClient } from 'pg';
import { type NewEntry, writeAudit } from '../audit.ts';
import { inTransaction, locked } from '../registry.ts';
import { type Outcome, type Receiver, sendMessage } from './send-message.ts';
import type { WebhookParts } from './webhook-address.ts';

/** Entries of the audit log that one webhook reads in one transaction. */
const BATCH = 50;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** How long an address may fail before its webhook is switched off. */
const FAILING_LIMIT_MS = 24 * 3_600_000;

interface Due extends Receiver {
  remote: string;
  readTo: string;
  failures: number;
  failingSince: Date | null;
}

/**
 * Delivers to every webhook what the audit log says about its remote, in order and at least once, and repeats what was
 * not answered. Several processes share the work: each locks the webhook that it serves.
 */
export async function deliverWebhooks(parts: WebhookParts): Promise<void> {
  const served = new Set<string>();
  for (;;) {
    const turn = await inTransaction(parts.pool, (client) => serveOne(parts, client, [...served]));
    if (!turn) return;
    served.add(turn.id);
    if (turn.off) await noteOff(parts, turn.off);
  }
}

interface Turn {
  id: string;
  /** Of a webhook that has just been switched off. */
  off?: { id: string; remote: string; outcome: string };
}

async function serveOne(parts: WebhookParts, client: PoolClient, served: string[]): Promise<Turn | undefined> {
  const { rows } = await client.query<Due>(
    `SELECT id, remote, url, secret, read_to AS "readTo", failures, failing_since AS "failingSince" FROM registry.webhook
     WHERE off_at IS NULL AND next_try_at <= $1 AND id <> ALL ($2) AND read_to < (SELECT max(number) FROM registry.audit)
     ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [parts.now(), served],
  );
  const [due] = rows;
  if (!due) return undefined;
  const { readTo, failed } = await deliver(parts, client, due);
  if (!failed) {
    await client.query(`UPDATE registry.webhook SET read_to = $2, failures = 0, failing_since = NULL WHERE id = $1`, [
      due.id,
      readTo,
    ]);
    return { id: due.id };
  }
  const now = parts.now().getTime();
  const since = due.failingSince?.getTime() ?? now;
  const off = now - since >= FAILING_LIMIT_MS;
  await client.query(
    `UPDATE registry.webhook SET read_to = $2, failures = failures + 1, failing_since = $3, next_try_at = $4, off_at = $5
     WHERE id = $1`,
    [
      due.id,
      readTo,
      new Date(since),
      new Date(now + Math.min(FIRST_RETRY_MS * 2 ** due.failures, LONGEST_RETRY_MS)),
      off ? new Date(now) : null,
    ],
  );
  return { id: due.id, ...(off && { off: { id: due.id, remote: due.remote, outcome: failed.outcome } }) };
}

/** Up to the first failure, which is tried again first. */
async function deliver(
  parts: WebhookParts,
  client: PoolClient,
  due: Due,
): Promise<{ readTo: string; failed?: Outcome }> {
  const { rows } = await client.query<{ number: string; entry: string }>(
    'SELECT number, entry FROM registry.audit WHERE number > $1 ORDER BY number LIMIT $2',
    [due.readTo, BATCH],
  );
  let { readTo } = due;
  for (const { number, entry } of rows) {
    const message = messageOf(JSON.parse(entry) as NewEntry, due.remote);
    if (message) {
      const outcome = await sendMessage(parts, due, `msg_${number}`, message);
      await noteTry(client, parts, due.id, outcome);
      if (!outcome.delivered) return { readTo, failed: outcome };
    }
    readTo = number;
  }
  return { readTo };
}

export async function noteTry(
  client: Pick<PoolClient, 'query'>,
  parts: WebhookParts,
  id: string,
  { outcome }: Outcome,
): Promise<void> {
  await client.query('UPDATE registry.webhook SET last_try_at = $2, last_outcome = $3 WHERE id = $1', [
    id,
    parts.now(),
    outcome,
  ]);
}

function messageOf(entry: NewEntry, remote: string): WebhookMessage | undefined {
  const event = WEBHOOK_EVENTS[entry.action as keyof typeof WEBHOOK_EVENTS];
  if (!event || entry.remote !== remote) return undefined;
  const { at, actor, reason, before, after, brand = FIRST_BRAND } = entry;
  return { event, remote, brand, at, actor, reason, before, after };
}

async function noteOff(parts: WebhookParts, { id, remote, outcome }: NonNullable<Turn['off']>): Promise<void> {
  await locked(parts.pool, (client) =>
    writeAudit(client, {
      at: parts.now().toISOString(),
      actor: 'registry',
      action: 'webhook-off',
      remote,
      before: { id },
      after: null,
      reason: `It failed for 24 hours; the last try: ${outcome}.`,
    }),
  );
}
