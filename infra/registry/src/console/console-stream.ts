import type { ServerResponse } from 'node:http';
import type { ConsoleState } from '@atrium/contracts/console';
import type { FastifyBaseLogger } from 'fastify';
import { beginEventStream } from '../begin-event-stream.ts';
import type { RegistryParts } from '../registry.ts';
import { repeat } from '../repeat.ts';

const POLL_INTERVAL_MS = 500;
/** Browsers and proxies close a silent stream, and the console reports it as dead. */
const HEARTBEAT_MS = 10_000;

interface Listener {
  response: ServerResponse;
  /** Whether the session is still valid. */
  lasts: () => Promise<boolean>;
}

/**
 * Notifies open consoles of changes. It polls the database, so that changes by another registry process or a command
 * are noticed too; without open consoles it does not poll.
 */
export function createConsoleStream({ pool, brand }: RegistryParts, log: FastifyBaseLogger) {
  const listeners = new Set<Listener>();
  let lastSent = '';
  let beaten = 0;

  async function state(): Promise<ConsoleState> {
    const { rows } = await pool.query<ConsoleState>(
      `SELECT (SELECT coalesce(max(sequence), 0)::int FROM registry.snapshot WHERE brand = $1) AS sequence, (SELECT coalesce(max(number), 0)::int FROM registry.audit) AS audit,
              (SELECT count(*)::int FROM registry.approval WHERE brand = $1 AND state = 'waiting') AS waiting`,
      [brand],
    );
    return rows[0]!;
  }

  async function look(): Promise<void> {
    if (listeners.size === 0) return;
    const event = `event: state\ndata: ${JSON.stringify(await state())}\n\n`;
    const beat = performance.now() - beaten > HEARTBEAT_MS;
    if (beat) {
      beaten = performance.now();
      for (const listener of listeners) {
        if (await listener.lasts()) continue;
        listener.response.end('event: over\ndata: {}\n\n');
        listeners.delete(listener);
      }
    }
    if (event === lastSent && !beat) return;
    lastSent = event;
    for (const { response } of listeners) response.write(event);
  }

  const polling = repeat(look, {
    intervalMs: POLL_INTERVAL_MS,
    failed: (error) => log.warn({ err: error }, 'the state of the registry could not be read for open consoles'),
  });

  return {
    async add(response: ServerResponse, lasts: Listener['lasts']): Promise<void> {
      const first = await state();
      beginEventStream(response, `event: state\ndata: ${JSON.stringify(first)}\n\n`);
      const listener = { response, lasts };
      listeners.add(listener);
      response.on('close', () => listeners.delete(listener));
    },
    async close(): Promise<void> {
      const polled = polling.stop();
      for (const { response } of listeners) response.end();
      listeners.clear();
      await polled;
    },
  };
}
