import { addressOf } from '@atrium/contracts/household-address';
import type { Queryable } from '../../platform/database.ts';
import { isLoopback } from '../../platform/ip-address.ts';
import type { Parts } from '../../platform/parts.ts';

/**
 * Whether a member may sign in from here without extra verification. The setting `session.verifyNewAddress` requires
 * it, `session.loopbackIsKnown` exempts a developer's own machine. Source: 4-70.
 */
export async function isKnownAddress(parts: Parts, memberId: string, ip: string): Promise<boolean> {
  if (!(await parts.settings.get('session.verifyNewAddress', true))) return true;
  const spared = parts.config.development && (await parts.settings.get('session.loopbackIsKnown', true));
  if (spared && isLoopback(ip)) return true;
  const row = await parts.database.first('SELECT 1 FROM registered_addresses WHERE member_id = $1 AND address = $2', [
    memberId,
    addressOf(ip),
  ]);
  return row !== undefined;
}

/** Stores that a member was verified at this address. */
export async function registerAddress(
  { clock }: Pick<Parts, 'clock'>,
  queryable: Queryable,
  memberId: string,
  ip: string,
): Promise<void> {
  await queryable.run(
    'INSERT INTO registered_addresses (member_id, address, registered_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [memberId, addressOf(ip), clock.now()],
  );
}
