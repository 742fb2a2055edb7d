import type { Compilation, Module } from 'webpack';

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
/** Imports by name what it gives to remotes, and nothing else. */
const PROVIDER = /[\\/]federation[\\/]src[\\/]provided-modules\.ts$/;

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** The shared modules that a build asks its host for. */
export const consumedBy = (compilation: Compilation): string[] =>
  sorted([...compilation.modules].flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []));

/** The shared modules that a host gives. */
export function providedBy(compilation: Compilation): string[] {
  const parts = [...compilation.modules].flatMap((module) => [module, ...((module as { modules?: Module[] }).modules ?? [])]);
  const provider = parts.find((module) => PROVIDER.test((module as { resource?: string }).resource ?? ''));
  const requests = provider?.dependencies.flatMap((dependency) => (dependency as { request?: string }).request ?? []) ?? [];
  return sorted(requests);
}

/** What a remote asks for and the host does not give: it would build cleanly and fail when it is loaded. */
export function missingShares(remotes: readonly { name: string; consumes: readonly string[] }[], provides: readonly string[]): string[] {
  return remotes.flatMap(({ name, consumes }) =>
    consumes.filter((share) => !provides.includes(share)).map((share) => `${name} asks the host for "${share}", which the host does not give: import it in the shell.`),
  );
}
