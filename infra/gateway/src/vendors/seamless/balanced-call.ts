import type { FastifyRequest } from 'fastify';

/** Set by the balancer for each call of a client, whatever the client has sent; equal when it tries another gateway. */
export const BALANCED_CALL_HEADER = 'x-balanced-call';
const BALANCED_CALL = /^[0-9a-f]{32}$/;

/** The balancer's ID of a call; undefined where the caller is not a balancer that this process trusts. */
export function balancedCallOf({ ips, headers }: Pick<FastifyRequest, 'ips' | 'headers'>): string | undefined {
  // The connection's own address, and at least one that a trusted balancer has named.
  if (!ips || ips.length < 2) return undefined;
  const given = headers[BALANCED_CALL_HEADER];
  return typeof given === 'string' && BALANCED_CALL.test(given) ? given : undefined;
}
