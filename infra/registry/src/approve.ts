import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { Approval, Changed } from '@atrium/contracts/registry-approvals';
import type { SystemStatus } from '@atrium/contracts/snapshot';
import { setSystem } from './changes/set-system.ts';
import { type Swap, swap } from './changes/swap.ts';
import type { Operator } from './operators.ts';
import { RESET_FACTOR, resetFactor } from './console/factor/reset-factor.ts';
import { type Change, makeChange, type RegistryParts, refuseWithoutRight, subjectOf } from './registry.ts';
import { RegistryError } from './registry-error.ts';

/** A change that nobody approved within this time lapses. */
const WAITS = 3_600_000;

/** Not part of an approval's answer. */
const BEFORE = ', before';
const COLUMNS = `id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, actor, action, remote, change, reason, state`;

export async function approvalsOf({ pool, brand, now }: RegistryParts): Promise<Approval[]> {
  const { rows } = await pool.query<Approval>(
    `SELECT ${COLUMNS} FROM registry.approval WHERE brand = $1 AND state = 'waiting' AND at >= $2 ORDER BY at DESC`,
    [brand, new Date(now().getTime() - WAITS)],
  );
  return rows.map(withoutNull);
}

/** The second person's approval: makes the change as requested, unless what it replaces has changed since. */
export async function approve(parts: RegistryParts, approver: Operator, id: string): Promise<Changed> {
  const { rows } = await parts.pool.query<Approval & { before: unknown }>(
    `SELECT ${COLUMNS}${BEFORE} FROM registry.approval WHERE id = $1 AND brand = $2`,
    [id, parts.brand],
  );
  const approval = rows[0];
  if (!approval) throw new RegistryError('APPROVAL_UNKNOWN', `No pending change has the ID ${id}.`);
  if (approval.actor === approver.name) {
    await refuseWithoutRight(
      parts,
      approver,
      `approve ${id}`,
      approval.remote ?? undefined,
      'You cannot approve your own change.',
    ).catch(() => {});
    throw new RegistryError('APPROVAL_OWN', 'You cannot approve your own change.');
  }
  if (approval.state === 'waiting' && parts.now().getTime() - Date.parse(approval.at) > WAITS) {
    await parts.pool.query("UPDATE registry.approval SET state = 'expired' WHERE id = $1", [id]);
    approval.state = 'expired';
  }
  if (approval.state !== 'waiting') throw new RegistryError('APPROVAL_CLOSED', `${id} is already ${approval.state}.`);

  const change = changeOf(parts, approval);
  return makeChange(
    parts,
    approver.name,
    {
      ...change,
      reason: `${approval.reason} (requested by ${approval.actor})`,
      expectedSequence: undefined,
      async make(client) {
        const now = await subjectOf(client, parts.brand, change);
        // Requests of an older release have not stored what they would replace.
        if (approval.before !== null && canonicalJson(approval.before) !== canonicalJson(now))
          throw new RegistryError(
            'APPROVAL_STALE',
            `${approval.remote ?? 'What it is about'} has changed since ${approval.actor} requested this. Look at it, and request the change again.`,
          );
        const taken = await client.query(
          "UPDATE registry.approval SET state = 'approved', approved_by = $2 WHERE id = $1 AND state = 'waiting'",
          [id, approver.name],
        );
        if (taken.rowCount !== 1) throw new RegistryError('APPROVAL_CLOSED', `${id} was decided a moment ago.`);
        await change.make(client);
      },
    },
    true,
  );
}

function changeOf(parts: RegistryParts, { action, remote, change }: Approval): Change {
  if (action === 'swap') return swap(parts, remote!, change as Swap);
  if (action === RESET_FACTOR) return resetFactor(change as { name: string; reason: string });
  return setSystem(parts, change as SystemStatus & { reason: string });
}

const withoutNull = ({ remote, ...approval }: Approval): Approval => ({ ...approval, ...(remote && { remote }) });
