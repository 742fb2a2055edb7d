import { createHash } from 'node:crypto';

/** The hash of a file in the format of the `integrity` attribute: `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
