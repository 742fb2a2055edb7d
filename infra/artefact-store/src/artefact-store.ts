import type { Readable } from 'node:stream';

/** A stored file with its response headers. */
export interface StoredFile {
  body: Readable;
  size: number;
}

/**
 * Stores built versions under paths like `remotes/slots/1.4.0/remoteEntry.1a2b3c.js`. A stored path never changes:
 * storing the same bytes again succeeds, other bytes are refused.
 */
export interface ArtefactStore {
  /** Stores a file permanently. Returns whether the path is new. Throws if it has other bytes. */
  put(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Removes a file of a version that was not accepted after all. */
  remove(path: string): Promise<void>;
  /** The file, or undefined. */
  get(path: string): Promise<StoredFile | undefined>;
  close(): void;
}
