import type { FastifyRequest } from 'fastify';
import type { RegistryParts } from '../../registry.ts';

/** Their passwords are public. */
const DEMO_OPERATORS = ['operator', 'approver'];
const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;
/** A page of another site whose name was pointed at this machine (DNS rebinding) sends its own name. */
const OWN_NAME = /^((127\.\d+\.\d+\.\d+)|\[::1\]|([a-z0-9-]+\.)*localhost)(:\d+)?$/i;
/** What proxies add. */
const FORWARDED = /^(x-forwarded-.+|forwarded|x-real-ip|x-client-ip|via|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether no second factor is asked for: in development, of a demo operator, at the machine itself, under its own name. A
 * request that a proxy forwarded comes from elsewhere, even where the proxy is on this machine. Source: 14-12.
 */
export function isSpared(
  { development }: Pick<RegistryParts, 'development'>,
  name: string,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): boolean {
  return (
    development &&
    DEMO_OPERATORS.includes(name) &&
    LOOPBACK.test(ip) &&
    OWN_NAME.test(headers.host ?? '') &&
    !Object.keys(headers).some((header) => FORWARDED.test(header))
  );
}
