import { createHash } from 'node:crypto';

export type IntegrityHash = 'sha256' | 'sha384';

/** The hash of a remote's files: the registry, its snapshots and the release checks accept no other. */
export const REMOTE_HASH: IntegrityHash = 'sha384';
/**
 * The hash of the shell's own files. Its first script contains the hashes of some seventy later files, which do not
 * compress, so each byte of a hash counts. A preload is used only if its hash equals that of the script that follows.
 */
export const SHELL_HASH: IntegrityHash = 'sha256';

/** The hash of a file in the format of the `integrity` attribute: `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array, hash: IntegrityHash = REMOTE_HASH): string {
  return `${hash}-${createHash(hash).update(bytes).digest('base64')}`;
}
