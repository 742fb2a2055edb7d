import { outgoing } from '@atrium/tracing/tracing';
import { addressAt } from '@atrium/contracts/brand-address';
import { LOG_PATH, LOG_PROOF_PATH } from '@atrium/contracts/snapshot-log';
import type { FastifyInstance } from 'fastify';
import { boundedText } from '../platform/bounded-text.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

const LOG_TIMEOUT_MS = 5_000;
/** A head and some tens of hashes. */
const LONGEST_ANSWER_BYTES = 64 * 1024;
const PARAMETERS = ['sequence', 'from'] as const;

/** The registry's log of snapshots on the site's own origin, where tabs may ask for it. Its answers are signed. Source: 13-23. */
export function snapshotLogRoutes(server: FastifyInstance, { config }: Pick<Parts, 'config'>): void {
  for (const path of [LOG_PATH, LOG_PROOF_PATH])
    server.get(path, async (request, reply) => {
      const address = addressAt(config.opsUrl, path);
      for (const name of PARAMETERS) {
        const value = (request.query as Partial<Record<string, unknown>>)[name];
        if (value === undefined) continue;
        if (!/^\d{1,15}$/.test(String(value))) throw new Refusal('NOT_FOUND');
        address.searchParams.set(name, String(value));
      }
      const answer = await ask(address).catch(() => undefined);
      // A tab reports a snapshot that is not in the log: only the log itself may say so.
      if (answer?.status === 404) throw new Refusal('NOT_FOUND');
      if (!answer?.ok) throw new Refusal('SYSTEM_BUSY');
      return reply.header('cache-control', 'no-store').type('application/json').send(answer.text);
    });
}

async function ask(address: URL): Promise<{ ok: boolean; status: number; text: string }> {
  const answer = await outgoing('registry', (headers) =>
    fetch(address, { headers, signal: AbortSignal.timeout(LOG_TIMEOUT_MS) }),
  );
  return { ok: answer.ok, status: answer.status, text: await boundedText(answer, LONGEST_ANSWER_BYTES) };
}
