import type { Endpoint } from '@atrium/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, brotli, type Encoding, gzipped } from '../platform/compression.ts';

/** Below this, a reply fits into one packet either way. */
const LEAST_BYTES = 1_024;
/** What many visitors read is compressed once: the newest replies, in characters of their text. */
const KEPT_LENGTH = 4_000_000;

const QUALITY = 5;

/**
 * Compresses the replies of calls that are open to everybody. What a session alone may read is sent as it is: the length of a
 * compressed reply could reveal a secret beside a text that another site chose (BREACH).
 */
export function compressReply(): (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown> {
  const kept = new Map<string, Promise<Buffer>>();
  let length = 0;

  function compressed(encoding: Encoding, text: string): Promise<Buffer> {
    const key = `${encoding} ${text}`;
    const known = kept.get(key);
    if (known) return known;
    const made = encoding === 'br' ? brotli(text, QUALITY) : gzipped(text);
    kept.set(key, made);
    length += key.length;
    for (const oldest of kept.keys()) {
      if (length <= KEPT_LENGTH) break;
      kept.delete(oldest);
      length -= oldest.length;
    }
    return made;
  }

  return async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    if (endpoint?.access !== 'none' || endpoint.method !== 'GET' || typeof payload !== 'string') return payload;
    void reply.header('vary', 'accept-encoding');
    const [encoding] = acceptedEncodings(request);
    if (!encoding || payload.length < LEAST_BYTES) return payload;
    void reply.header('content-encoding', encoding);
    return await compressed(encoding, payload);
  };
}
