import { createHash } from 'node:crypto';

/** The hash of a file's bytes as browsers compare it: `sha384-<base64>`. */
export const fileIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
