import type { FastifyRequest } from 'fastify';
import type { RegistryParts } from '../../registry.ts';

/** Their passwords are public. */
const DEMO_OPERATORS = ['operator', 'approver'];
const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;

/**
 * Whether no second factor is asked for: in development, of a demo operator, at the machine itself. A request that a
 * proxy forwarded comes from elsewhere, even where the proxy is on this machine. Source: 14-12.
 */
export function isSpared({ development }: Pick<RegistryParts, 'development'>, name: string, request: FastifyRequest) {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return development && DEMO_OPERATORS.includes(name) && LOOPBACK.test(request.ip) && forwarded === undefined;
}
