import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { EventKind } from '@atrium/contracts/operator-events';
import type { Session } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { DEFAULT_POINTS } from './default-points.ts';
import { isAmong, type Place, placeOf } from './place-of.ts';
import { isImpossible, type Point } from './travel.ts';

const MINUTE_MS = 60_000;

/**
 * Whether play is refused at the place of a session. The place is checked at the first call after a login, when the address
 * changes, and after `location.checkMinutes`; in between the last answer holds. Each check is stored. Source: AC-16.
 */
export async function isRefusedHere(parts: Parts, session: Session, ip: string): Promise<boolean> {
  if (session.type === TRIAL_ROLE) return false;
  const now = parts.clock.now();
  const { locatedAt, locatedIp, placeRefused } = session;
  const due =
    locatedAt === null ||
    locatedIp !== ip ||
    now.getTime() - locatedAt.getTime() >= (await parts.settings.get('location.checkMinutes', 30)) * MINUTE_MS;
  if (!due) return placeRefused;
  const place = await placeOf(parts, ip);
  const refused = isAmong(await parts.settings.get<Place[]>('location.noPlay', []), place);
  await parts.database.transaction(async (transaction) => {
    const last = await transaction.first<{ place: Place; at: Date }>(
      'SELECT place, at FROM location_checks WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
      [session.memberId],
    );
    await transaction.run(
      'UPDATE sessions SET located_at = $2, located_ip = $3, place = $4, place_refused = $5 WHERE id = $1',
      [session.id, now, ip, place, refused],
    );
    await transaction.run(
      'INSERT INTO location_checks (member_id, session_id, at, ip, place, allowed) VALUES ($1, $2, $3, $4, $5, $6)',
      [session.memberId, session.id, now, ip, place, !refused],
    );
    if (refused) await noteOf(transaction, { kind: 'location', session, at: now, place, detail: { ip } });
    if (last && (await isTooFar(parts, last, { place, at: now })))
      await noteOf(transaction, {
        kind: 'travel',
        session,
        at: now,
        place,
        detail: { ip, before: last.place, beforeAt: last.at.toISOString() },
      });
  });
  return refused;
}

interface Seen {
  place: Place;
  at: Date;
}

/** Whether nobody can have travelled between the two, by the setting `location.points`; unknown places are nowhere. */
async function isTooFar({ settings }: Parts, before: Seen, after: Seen): Promise<boolean> {
  if (before.place === after.place) return false;
  const points = await settings.get<Readonly<Record<Place, Point>>>('location.points', DEFAULT_POINTS);
  const pointOf = (place: Place) => points[place] ?? points[place.slice(0, 2)];
  const [from, to] = [pointOf(before.place), pointOf(after.place)];
  if (!from || !to) return false;
  const fastest = await settings.get('location.fastestKmPerHour', 1_000);
  return isImpossible(from, to, after.at.getTime() - before.at.getTime(), fastest);
}

const noteOf = (
  transaction: Transaction,
  note: { kind: EventKind; session: Session; at: Date; place: Place; detail: object },
): Promise<unknown> =>
  transaction.run('INSERT INTO significant_events (at, kind, member_id, subject, detail) VALUES ($1, $2, $3, $4, $5)', [
    note.at,
    note.kind,
    note.session.memberId,
    note.place,
    JSON.stringify(note.detail),
  ]);
