import type { Compilation } from 'webpack';

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
const PROVIDED = /^provide module \([^)]*\) (.+)@[^@]+ = /;

function names(compilation: Compilation, pattern: RegExp): string[] {
  const found = [...compilation.modules].flatMap((module) => pattern.exec(module.identifier())?.[1] ?? []);
  return [...new Set(found)].sort();
}

/** The shared modules that a build asks its host for. */
export const consumedBy = (compilation: Compilation): string[] => names(compilation, CONSUMED);

/** The shared modules that a host gives. */
export const providedBy = (compilation: Compilation): string[] => names(compilation, PROVIDED);

/** What a remote asks for and the host does not give: it would build cleanly and fail when it is loaded. */
export function missingShares(remotes: readonly { name: string; consumes: readonly string[] }[], provides: readonly string[]): string[] {
  return remotes.flatMap(({ name, consumes }) =>
    consumes.filter((share) => !provides.includes(share)).map((share) => `${name} asks the host for "${share}", which the host does not give: import it in the shell.`),
  );
}
