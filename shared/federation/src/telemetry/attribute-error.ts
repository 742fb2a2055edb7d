/** Which version of which remote some code belongs to, and where in its files; never more of the address than the file. */
export interface Attribution {
  remote: string;
  version: string;
  /** `621.js:1:4711`; without it the error told no place. */
  place?: string;
}

/** Every file of a remote has its name and version in its address; those of the shell have its hash. */
const REMOTE =
  /\/remotes\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)\/(?:[\w./-]*\/)?([\w.-]+)(?:\?[\w=&-]*)?(:\d+:\d+)?/;
const SHELL = /\/shell\/([0-9a-f]{6,40})\/(?:[\w./-]*\/)?([\w.-]+)(?:\?[\w=&-]*)?(:\d+:\d+)?/;

/** Finds whose code an error came from: the innermost remote in its stack, else the shell, else nobody's (an extension). */
export function attribute(error: unknown, filename = '', line = 0, column = 0): Attribution | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const text = `${stack}\n${filename}:${line}:${column}`;
  const remote = REMOTE.exec(text);
  if (remote) return { remote: remote[1]!, version: remote[2]!, ...(remote[4] && { place: remote[3]! + remote[4] }) };
  const shell = SHELL.exec(text);
  return shell
    ? { remote: 'shell', version: shellVersion(shell[1]!), ...(shell[3] && { place: shell[2]! + shell[3] }) }
    : undefined;
}

/** The shell has no number of its own: its build's hash takes the place of one. */
export const shellVersion = (hash: string): string => `0.0.0-${hash}`;
