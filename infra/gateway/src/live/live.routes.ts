import { randomInt } from 'node:crypto';
import { LIVE_PATH } from '@atrium/contracts/live';
import { callerOf } from '../platform/call/caller-of.ts';
import type { Subject } from '../subjects.ts';
import type { LiveHub } from './live-hub.ts';

/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

/** The live stream: one per browser, with or without a session. What was missed since Last-Event-ID is told first. */
export const live =
  (hub: LiveHub): Subject =>
  (_routes, parts, server) => {
    server.get<{ Querystring: { snapshot?: string; lastEventId?: string } }>(LIVE_PATH, async (request, reply) => {
      if (parts.stopping.aborted) return await reply.status(503).header('retry-after', '1').send();
      const { session } = await callerOf(parts, request, reply);
      const last = String(request.headers['last-event-id'] ?? request.query.lastEventId ?? '');
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        connection: 'close',
      });
      // A pause of its own for each: ten thousand tabs do not come back in the same instant.
      raw.write(`retry: ${randomInt(1_000, 4_000)}\n\n`);
      const who = { memberId: session?.memberId, sessionId: session?.id };
      const missed = last === '' ? [] : hub.missedSince(last, who);
      hub.streams.add({ response: raw, ...who });
      for (const frame of missed) raw.write(frame);
      const snapshot = parts.snapshots.current();
      const known = Number(request.query.snapshot ?? Number.NaN);
      // Who names none has none that can be trusted, and waits for one.
      if (snapshot && (Number.isNaN(known) || known < snapshot.sequence)) {
        raw.write(`event: registry.changed\ndata: ${JSON.stringify({ sequence: snapshot.sequence, snapshot })}\n\n`);
        raw.write(`event: system.status\ndata: ${JSON.stringify({ status: SYSTEM_STATUS[snapshot.system.status] })}\n\n`);
      }
      // Between the page and this moment any of them may have gone or come back.
      const states = await parts.vendorHealth.states();
      raw.write(states.map((state) => `event: vendor.health\ndata: ${JSON.stringify(state)}\n\n`).join(''));
      if (session) raw.write(await hub.balanceFrame(session.memberId));
    });
  };
