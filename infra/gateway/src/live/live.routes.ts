import { randomInt } from 'node:crypto';
import { LIVE_PATH } from '@atrium/contracts/live';
import { CHANGES_FIELD } from '@atrium/contracts/snapshot-change';
import { callerOf } from '../calls/caller-of.ts';
import type { Parts } from '../platform/parts.ts';
import type { Subject } from '../platform/subject.ts';
import { beginStream } from './begin-stream.ts';
import type { LiveHub } from './live-hub.ts';
import { snapshotFrames } from './snapshot-frames.ts';

/** The live stream: one per browser, with or without a session. Begins with the events missed since Last-Event-ID. */
export const live =
  (hub: LiveHub): Subject =>
  (_routes, parts, server) => {
    server.get<{ Querystring: { snapshot?: string; lastEventId?: string; [CHANGES_FIELD]?: string } }>(
      LIVE_PATH,
      async (request, reply) => {
        if (parts.stopping.aborted) return await reply.status(503).header('retry-after', '1').send();
        const { session } = await callerOf(parts, request, reply);
        const last = String(request.headers['last-event-id'] ?? request.query.lastEventId ?? '');
        reply.hijack();
        const { raw } = reply;
        // The client disconnected while its session was looked up.
        if (raw.destroyed) return;
        beginStream(raw);
        // A random delay each, so that ten thousand tabs do not reconnect at the same instant.
        raw.write(`retry: ${randomInt(1_000, 4_000)}\n\n`);
        const client = { memberId: session?.memberId, sessionId: session?.id };
        const missed = last === '' ? [] : hub.missedSince(last, client);
        hub.streams.add({ response: raw, ...client, changes: request.query[CHANGES_FIELD] === '1' });
        for (const frame of missed) raw.write(frame);
        const snapshot = parts.snapshots.current();
        const known = Number(request.query.snapshot ?? Number.NaN);
        // No sequence: the client holds no trusted snapshot.
        if (snapshot && (Number.isNaN(known) || known < snapshot.sequence)) raw.write(snapshotFrames(snapshot));
        // Since the page was rendered a vendor may have gone down or recovered, and the session may have ended after its
        // look-up, before this stream was registered.
        const [states, reason] = await Promise.all([parts.vendorHealth.states(), session && endOf(parts, session.id)]);
        if (session && reason !== undefined) {
          if (!raw.writableEnded)
            raw.write(`event: session.logout\ndata: ${JSON.stringify({ reason, account: session.account })}\n\n`);
          hub.streams.end(session.id);
        }
        if (raw.writableEnded) return;
        raw.write(states.map((state) => `event: vendor.health\ndata: ${JSON.stringify(state)}\n\n`).join(''));
        if (!session) return;
        const balance = await hub.balanceFrame(session.memberId);
        if (!raw.writableEnded) raw.write(balance);
      },
    );
  };

/** The reason why a session has ended; undefined while it is alive. */
async function endOf({ database }: Parts, sessionId: string): Promise<string | undefined> {
  const over = await database.first<{ reason: string }>(
    {
      name: 'end-of-session',
      text: "SELECT coalesce(end_reason, 'expired') AS reason FROM sessions WHERE id = $1 AND ended_at IS NOT NULL",
    },
    [sessionId],
  );
  return over?.reason;
}
