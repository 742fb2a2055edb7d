import { createHash } from 'node:crypto';
import { createBatcher, inOrder } from '../platform/batch.ts';
import type { Session } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** One batch of look-ups at a time per database. */
const finders = new WeakMap<Database, (asked: { hash: Buffer; now: Date }) => Promise<Session | null>>();

/** The live session of a cookie's secret, or undefined. After thirty days every member signs in again (AC-08). */
export async function findSession({ database, clock }: Parts, secret: string): Promise<Session | undefined> {
  let find = finders.get(database);
  if (!find) {
    find = createFinder(database);
    finders.set(database, find);
  }
  return (await find({ hash: hashOf(secret), now: clock.now() })) ?? undefined;
}

/** Looks up the sessions of concurrent requests in one statement: nearly every call begins with this. */
const createFinder = (database: Database) =>
  createBatcher<{ hash: Buffer; now: Date }, Session | null>({
    name: 'sessions',
    async run(asked) {
      const rows = await database.rows<Session & { n: string }>(
        {
          name: 'find-sessions',
          text: `SELECT u.n, s.id, s.member_id AS "memberId", m.account, m.type, m.currency, s.started_at AS "startedAt", s.last_seen_at AS "lastSeenAt", m.default_password AS "firstPassword",
                         s.located_at AS "locatedAt", s.located_ip AS "locatedIp", s.place_refused AS "placeRefused"
                   FROM unnest($1::bytea[]) WITH ORDINALITY AS u (hash, n) JOIN sessions s ON s.secret_hash = u.hash JOIN members m ON m.id = s.member_id
                  WHERE s.ended_at IS NULL AND s.started_at > $2::timestamptz - interval '30 days' AND m.status = 'active'`,
        },
        [asked.map(({ hash }) => hash), asked[0]!.now],
      );
      return inOrder(asked.length, rows);
    },
    lanes: 2,
    laneOf: ({ hash }) => hash[0]!,
  });
