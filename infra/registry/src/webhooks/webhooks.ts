import { randomBytes } from 'node:crypto';
import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { Webhook } from '@atrium/contracts/registry-webhooks';
import { sealText } from '@atrium/database/sealed-text';
import { writeAudit } from '../audit.ts';
import { locked } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { noteTry } from './deliver-webhooks.ts';
import { ownerOf, type Receiver, SECRET_PREFIX, sendMessage } from './send-message.ts';
import { requireAllowed, type WebhookParts } from './webhook-address.ts';

const MOST_PER_REMOTE = 5;

interface Adding {
  remote: string;
  url: string;
  reason: string;
}

/** Adds a webhook, which begins with what happens from now on. Its secret is returned once and stored sealed. */
export async function addWebhook(parts: WebhookParts, actor: string, { remote, url, reason }: Adding) {
  const address = new URL(url);
  requireAllowed(parts, address);
  if (!parts.sealingKey)
    throw new RegistryError('WEBHOOK_REFUSED', 'The registry has no ATRIUM_SEALING_KEY, so it stores no secret.');
  const id = randomBytes(4).toString('hex');
  const secret = SECRET_PREFIX + randomBytes(32).toString('base64');
  await locked(parts.pool, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM registry.webhook WHERE remote = $1', [remote]);
    if (rowCount! >= MOST_PER_REMOTE)
      throw new RegistryError(
        'WEBHOOK_REFUSED',
        `${remote} has ${MOST_PER_REMOTE} webhooks, and no more are possible. Remove one first.`,
      );
    const at = parts.now();
    await client.query(
      `INSERT INTO registry.webhook (id, remote, url, secret, added_by, added_at, next_try_at, read_to)
       VALUES ($1, $2, $3, $4, $5, $6, $6, (SELECT coalesce(max(number), 0) FROM registry.audit))`,
      [id, remote, address.href, sealText(parts.sealingKey, ownerOf(id), secret), actor, at],
    );
    // The path may hold a secret of the receiver.
    const after = { id, host: address.host };
    const entry = { actor, action: 'add-webhook', remote, before: null, after, reason };
    await writeAudit(client, { at: at.toISOString(), ...entry });
  });
  return { id, secret };
}

export async function webhooksOf({ pool }: WebhookParts, remote: string): Promise<Webhook[]> {
  const { rows } = await pool.query<{
    id: string;
    url: string;
    state: Webhook['state'];
    addedBy: string;
    addedAt: Date;
    lastTryAt: Date | null;
    lastOutcome: string | null;
  }>(
    `SELECT id, url, added_by AS "addedBy", added_at AS "addedAt", last_try_at AS "lastTryAt", last_outcome AS "lastOutcome",
       CASE WHEN off_at IS NOT NULL THEN 'off' WHEN failing_since IS NOT NULL THEN 'failing' ELSE 'working' END AS state
     FROM registry.webhook WHERE remote = $1 ORDER BY added_at, id`,
    [remote],
  );
  return rows.map(({ lastTryAt, lastOutcome, addedAt, ...row }) => ({
    ...row,
    addedAt: addedAt.toISOString(),
    ...(lastTryAt && { lastTry: { at: lastTryAt.toISOString(), outcome: lastOutcome ?? '' } }),
  }));
}

/** Sends a ping at once. If it is answered, the webhook goes on where it stopped. */
export async function testWebhook(parts: WebhookParts, actor: string, remote: string, id: string) {
  const { rows } = await parts.pool.query<Receiver>(
    'SELECT id, url, secret FROM registry.webhook WHERE id = $1 AND remote = $2',
    [id, remote],
  );
  const [receiver] = rows;
  if (!receiver) throw unknown(remote, id);
  const at = parts.now();
  const outcome = await sendMessage(parts, receiver, `msg_ping_${randomBytes(6).toString('hex')}`, {
    event: 'ping',
    remote,
    brand: FIRST_BRAND,
    at: at.toISOString(),
    actor,
    reason: 'a test',
    before: null,
    after: null,
  });
  await noteTry(parts.pool, parts, id, outcome);
  if (outcome.delivered)
    await parts.pool.query(
      'UPDATE registry.webhook SET off_at = NULL, failing_since = NULL, failures = 0, next_try_at = $2 WHERE id = $1',
      [id, at],
    );
  return outcome;
}

export async function removeWebhook(
  parts: WebhookParts,
  actor: string,
  { remote, id, reason }: { remote: string; id: string; reason: string },
) {
  await locked(parts.pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM registry.webhook WHERE id = $1 AND remote = $2', [id, remote]);
    if (!rowCount) throw unknown(remote, id);
    const entry = { actor, action: 'remove-webhook', remote, before: { id }, after: null, reason };
    await writeAudit(client, { at: parts.now().toISOString(), ...entry });
  });
  return { id, removed: true };
}

const unknown = (remote: string, id: string): RegistryError =>
  new RegistryError('WEBHOOK_UNKNOWN', `${remote} has no webhook ${id}.`);
