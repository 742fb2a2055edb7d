import { kitUserOf } from '../kit-users.ts';

/** The remote and version that some code belongs to, and the place in its files; of the address, the file alone. */
export interface Attribution {
  remote: string;
  version: string;
  /** For instance `621.js:1:4711`; absent where the error names no place. */
  place?: string;
}

/**
 * The address of a remote's file holds its name and version; that of a shell's file, the shell's hash. A kit may run for
 * another remote than the one whose copy it is.
 */
const REMOTE =
  /\/remotes\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)\/(?!kits\/)(?:[\w./-]*\/)?([\w.-]+)(?:\?[\w=&-]*)?(:\d+:\d+)?/;
const KIT = /\/remotes\/[\w.-]+\/[\w.-]+\/kits\/[\w-]+\/([\w.-]+)(?:\?[\w=&-]*)?(:\d+:\d+)?/;
const SHELL = /\/shell\/([0-9a-f]{6,40})\/(?:[\w./-]*\/)?([\w.-]+)(?:\?[\w=&-]*)?(:\d+:\d+)?/;

/**
 * Finds the code that an error belongs to: the innermost remote in its stack, otherwise the remote that uses the kit in it,
 * otherwise the shell; undefined for other code (an extension).
 */
export function attribute(error: unknown, filename = '', line = 0, column = 0): Attribution | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const text = `${stack}\n${filename}:${line}:${column}`;
  const remote = REMOTE.exec(text);
  if (remote) return { remote: remote[1]!, version: remote[2]!, ...(remote[4] && { place: remote[3]! + remote[4] }) };
  const kit = KIT.exec(text);
  const user = kit && kitUserOf(kit[0]);
  if (user) return { ...user, ...(kit[2] && { place: kit[1]! + kit[2] }) };
  const shell = SHELL.exec(text);
  return shell
    ? { remote: 'shell', version: shellVersion(shell[1]!), ...(shell[3] && { place: shell[2]! + shell[3] }) }
    : undefined;
}

/** The shell has no version number: the hash of its build takes its place. */
export const shellVersion = (hash: string): string => `0.0.0-${hash}`;
