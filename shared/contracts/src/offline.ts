/*
 * The site without a connection: a service worker stores the shell, the remotes that were opened and the pages that
 * were visited. It answers navigations and built files, never a call.
 */

/** Path of the worker's script: at the root, so that every page is in its scope. */
export const WORKER_PATH = '/worker.js';
/** The page that shows what works without a connection; it replaces pages that were never opened. */
export const OFFLINE_PATH = '/offline';
/** Header of a page that may be stored: the folder of the shell that it was rendered for, such as `/shell/0a1b2c/`. */
export const SHELL_HEADER = 'x-atrium-shell';
/** Global of the worker: data that the build puts before its code. */
export interface KeptShell {
  /** `/shell/<hash>/` */
  base: string;
  /** The files of the shell, by full path; English is among them. */
  files: readonly (KeptFile & { revision: null })[];
  /** Its texts in every other language, by BCP 47 tag; only those of languages in use are stored. */
  texts: Readonly<Record<string, readonly KeptFile[]>>;
}
export interface KeptFile {
  url: string;
  integrity: string;
}
export const KEPT_SHELL = 'ATRIUM_SHELL';

/**
 * A message from a page to the worker. `keep`: files of remotes that were loaded before the worker was active. `speak`:
 * the languages (BCP 47 tags) of its texts from now on. `which`: the worker sends its `base` on the port.
 */
export type WorkerMessage =
  | { say: 'change-over' }
  | { say: 'which' }
  | { say: 'speak'; languages: readonly string[] }
  | { say: 'keep'; files: readonly KeptFile[] };
