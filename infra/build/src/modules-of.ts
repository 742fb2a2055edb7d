import type { Compilation, Module } from 'webpack';

/** Every module of a build; those that were joined into one come with each of their parts. */
export function partsOf(compilation: Compilation): Module[] {
  return [...compilation.modules].flatMap((module) => [module, ...((module as { modules?: Module[] }).modules ?? [])]);
}
