import { createHash } from 'node:crypto';

/** The hash of a file's bytes as browsers compare it: `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
