import { isIP } from 'node:net';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

/** Where the site is open: a passkey is made for the host name, and signs the origin. */
export interface PasskeySite {
  origin: string;
  rpId: string;
}

/** The site of a caller, whose origin `checkOrigin` has compared with the site's own. An IP address has no passkeys. */
export function passkeySite({ config }: Pick<Parts, 'config'>, caller: Pick<Caller, 'header'>): PasskeySite {
  const origin = caller.header('origin') ?? config.siteOrigins[0]!;
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refusal('FUNCTION_DISABLED');
  return { origin, rpId: hostname };
}
