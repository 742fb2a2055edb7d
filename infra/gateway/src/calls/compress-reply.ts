import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@atrium/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this, a reply fits into one packet either way. */
const LEAST_BYTES = 1_024;
/** What many visitors read is compressed once: the newest replies, in characters of their text. */
const KEPT_LENGTH = 4_000_000;

const ENCODINGS = {
  br: async (text: string) =>
    await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: async (text: string) => await promisify(gzip)(text),
};
type Encoding = keyof typeof ENCODINGS;

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
    const made = ENCODINGS[encoding](text);
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
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (!encoding || payload.length < LEAST_BYTES) return payload;
    void reply.header('content-encoding', encoding);
    return await compressed(encoding, payload);
  };
}

/** The encoding that the client prefers of ours; an encoding with `q=0` is refused by it. */
function encodingOf(accepted = ''): Encoding | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return (Object.keys(ENCODINGS) as Encoding[]).find((name) => names.includes(name));
}
