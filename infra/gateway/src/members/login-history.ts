import { addressOf } from '@atrium/contracts/household-address';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type {
  forgetAddress as forgetCall,
  knownAddresses as knownCall,
  logins as call,
} from '@atrium/contracts/login-history';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import { type KeysetList, type Parameter, readPage } from '../platform/keyset.ts';
import { numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from '../session/end-sessions.ts';
import { deviceOf } from './device-of.ts';

interface Row {
  id: string;
  at: Date;
  ip: string;
  country: string;
  device: string;
}
const LOGINS: Omit<KeysetList, 'range'> = {
  columns: 'l.id, l.at, l.ip, l.country, l.device',
  table: 'logins l',
  order: [numberKey('l.id')],
};

/** The own logins, newest first. Source: 11-08. */
export async function listLogins(
  { database }: Parts,
  { query: { cursor, pageSize }, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const range = (parameter: Parameter) => `l.member_id = ${parameter(caller.session.memberId)}`;
  const { rows, next } = await readPage<Row>(database, { ...LOGINS, range }, { cursor, pageSize });
  return {
    items: rows.map(({ id, at, ip, country, device }) => ({
      id,
      at: at.toISOString(),
      ip,
      country,
      device: deviceOf(device),
    })),
    next,
  };
}

/** The addresses from which a login needs no extra verification, the one of this call first. Source: 11-08. */
export async function listAddresses(
  { database }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof knownCall>> {
  const { memberId } = caller.session;
  const [known, seen] = await Promise.all([
    database.rows<{ address: string; since: Date }>(
      'SELECT address, registered_at AS since FROM registered_addresses WHERE member_id = $1 ORDER BY registered_at DESC',
      [memberId],
    ),
    database.rows<{ ip: string; at: Date }>('SELECT ip, max(at) AS at FROM logins WHERE member_id = $1 GROUP BY ip', [
      memberId,
    ]),
  ]);
  const here = addressOf(caller.ip);
  const lastLoginAt = (address: string): string | null => {
    const times = seen.filter(({ ip }) => addressOf(ip) === address).map(({ at }) => at.getTime());
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
  };
  return {
    addresses: known
      .map(({ address, since }) => ({
        address,
        since: since.toISOString(),
        lastLoginAt: lastLoginAt(address),
        current: address === here,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current)),
  };
}

/** Forgets an address and ends the sessions and remembered logins there; the caller's own session stays. Source: 11-08. */
export async function forgetAddress(
  parts: Parts,
  { body: { address }, caller }: ParsedOf<typeof forgetCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof forgetCall>> {
  const { memberId, id: ownSession } = caller.session;
  const ended = await parts.database.transaction(async (transaction) => {
    const forgotten = await transaction.run('DELETE FROM registered_addresses WHERE member_id = $1 AND address = $2', [
      memberId,
      address,
    ]);
    if (forgotten === 0) throw new Refusal('NOT_FOUND');
    // The address of a remembered login is unknown, so all remembered logins end.
    await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
    const sessions = await transaction.rows<{ id: string; ip: string }>(
      'SELECT id, ip FROM sessions WHERE member_id = $1 AND ended_at IS NULL AND id <> $2',
      [memberId, ownSession],
    );
    let count = 0;
    for (const { id, ip } of sessions)
      if (addressOf(ip) === address) count += await endSessions(parts, transaction, { sessionId: id }, 'signed-out');
    return count;
  });
  return { ...(await listAddresses(parts, { caller })), ended };
}
