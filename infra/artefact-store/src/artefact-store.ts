import type { Readable } from 'node:stream';

/** One file as it is kept: what a browser is told about it. */
export interface StoredFile {
  body: Readable;
  size: number;
}

/**
 * Where built versions are kept, by paths like `remotes/slots/1.4.0/remoteEntry.1a2b3c.js`. What was put under a path
 * stays as it is: the same bytes again are fine, others are refused.
 */
export interface ArtefactStore {
  /** Keeps a file for ever. Throws a sentence where other bytes are there already. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** The file, or undefined where there is none. */
  get(path: string): Promise<StoredFile | undefined>;
  close(): void;
}
