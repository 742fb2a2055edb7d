/*
 * How the site lives on without a connection: a service worker keeps the shell, the remotes that were opened and the
 * pages that were visited. It answers navigations and built files, never a call.
 */

/** Where the worker's script is: at the root, so that every page is in its scope. */
export const WORKER_PATH = '/worker.js';
/** The page that says what works without a connection; it stands in for pages that were never opened. */
export const OFFLINE_PATH = '/offline';
/** Header of a page that may be kept: the folder of the shell that it was written for, such as `/shell/0a1b2c/`. */
export const SHELL_HEADER = 'x-atrium-shell';
/** Global of the worker: what the build put before its code. */
export interface KeptShell {
  /** `/shell/<hash>/` */
  base: string;
  /** What the shell is made of, by whole path; English is part of it. */
  files: readonly (KeptFile & { revision: null })[];
  /** Its texts in every other language, by BCP 47 tag: kept are those of languages that are used. */
  texts: Readonly<Record<string, readonly KeptFile[]>>;
}
export interface KeptFile {
  url: string;
  integrity: string;
}
export const KEPT_SHELL = 'ATRIUM_SHELL';

/**
 * What a page says to the worker. `keep`: files of remotes that were loaded before the worker was there. `speak`: the
 * languages (BCP 47 tags) that its texts are in from now on. `which`: answered by its `base` on the port.
 */
export type WorkerMessage =
  | { say: 'change-over' }
  | { say: 'which' }
  | { say: 'speak'; languages: readonly string[] }
  | { say: 'keep'; files: readonly KeptFile[] };
