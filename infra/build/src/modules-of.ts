import type { Compilation, Module } from 'webpack';

/** All modules of a build, including the parts of concatenated ones. */
export function partsOf(compilation: Compilation): Module[] {
  return [...compilation.modules].flatMap((module) => [module, ...((module as { modules?: Module[] }).modules ?? [])]);
}
