import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** The encodings that the gateway sends, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Those of them that the client accepts, best first; one with `q=0` is refused by it. */
export function acceptedEncodings({ headers }: Pick<FastifyRequest, 'headers'>): Encoding[] {
  const names = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return ENCODINGS.filter((name) => names.includes(name));
}

const brotliBytes = promisify(brotliCompress);

/** Text in Brotli; `quality` up to 11. */
export const brotli = (text: string | Buffer, quality: number): Promise<Buffer> =>
  brotliBytes(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });

export const gzipped: (text: string | Buffer) => Promise<Buffer> = promisify(gzip);
