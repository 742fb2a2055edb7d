import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A foreign page can make a browser send its cookie, but cannot forge Origin or Sec-Fetch-Site. Callers other than
 * browsers send neither. Source: 3-08.
 */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own = origin === undefined || config.siteOrigins.includes(origin);
  if (!own || (site !== undefined && site !== 'same-origin' && site !== 'none')) throw new Refusal('FOREIGN_ORIGIN');
}
