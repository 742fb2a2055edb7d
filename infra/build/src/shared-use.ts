import { dirname } from 'node:path';
import { installedVersion } from '@atrium/remote/installed-version';
import type { GivenModule } from '@atrium/remote-contract/host-facts';
import type { Compilation, Dependency, Module } from 'webpack';
import { partsOf } from './modules-of.ts';

/** Shared modules of a remote, and those of a kit. The instance of a kit, `slots_1_0_0:@atrium/lobby`, is none of the host. */
const CONSUMED = /^consume-shared-module\|[^|]*\|([^|:]+)\||^external var "__shared\(\\"([^"\\]+)\\"\)"/;
/** Imports exactly the names that remotes may use. */
const PROVIDER = /[\\/]federation[\\/]src[\\/]provided-modules\.ts$/;
/** Its interface is the host contract, which has its own number. */
const OWN = /^@atrium\//;

interface ImportDependency extends Dependency {
  request?: string;
  ids?: string[];
}

/** The shared modules that a build takes from its host, with their versions at build time and the used names. */
export function consumedBy(compilation: Compilation, folder: string): Record<string, GivenModule> {
  const shares = new Set(
    partsOf(compilation).flatMap((module) => {
      const [, ofRemote, ofKit] = CONSUMED.exec(module.identifier()) ?? [];
      return ofRemote ?? ofKit ?? [];
    }),
  );
  const names = namesBy(partsOf(compilation), shares);
  return Object.fromEntries(
    [...shares].sort().map((share) => {
      const version = OWN.test(share) ? undefined : installedVersion(share, folder);
      return [share, { ...(version && { version }), names: [...(names.get(share) ?? [])].sort() }];
    }),
  );
}

/** The modules that a version takes from its host, with those that its kits take. */
export function withModulesOf(
  own: Record<string, GivenModule>,
  kits: readonly { consumes: Record<string, GivenModule> }[],
): Record<string, GivenModule> {
  const all = [own, ...kits.map(({ consumes }) => consumes)];
  const shares = [...new Set(all.flatMap((consumes) => Object.keys(consumes)))].sort();
  return Object.fromEntries(
    shares.map((share) => {
      const uses = all.flatMap((consumes) => consumes[share] ?? []);
      return [share, { ...uses[0], names: [...new Set(uses.flatMap(({ names = [] }) => names))].sort() }];
    }),
  );
}

/** The shared modules that a host provides, with their names unless the package is CommonJS. */
export function providedBy(compilation: Compilation): Record<string, GivenModule> {
  const provider = partsOf(compilation).find((module) => PROVIDER.test(resourceOf(module) ?? ''));
  const imports = (provider?.dependencies ?? []) as ImportDependency[];
  const given = new Map<string, GivenModule>();
  for (const share of [...new Set(imports.flatMap(({ request }) => request ?? []))].sort()) {
    const ofShare = imports.filter(({ request }) => request === share);
    const target = compilation.moduleGraph.getModule(ofShare[0]!);
    const whole = ofShare.some(({ ids }) => ids?.length === 0);
    const provided = target && compilation.moduleGraph.getProvidedExports(target);
    const names = whole
      ? Array.isArray(provided)
        ? provided
        : undefined
      : ofShare.flatMap(({ ids }) => ids?.[0] ?? []);
    const version =
      OWN.test(share) || !target ? undefined : installedVersion(share, dirname(provider ? resourceOf(provider)! : '.'));
    given.set(share, { ...(version && { version }), ...(names && { names: [...new Set(names)].sort() }) });
  }
  return Object.fromEntries(given);
}

function namesBy(modules: readonly Module[], shares: ReadonlySet<string>): Map<string, Set<string>> {
  const found = new Map([...shares].map((share) => [share, new Set<string>()]));
  for (const module of modules) {
    for (const { request, ids } of module.dependencies as ImportDependency[]) {
      if (request && ids?.[0] && ids[0] !== 'default') found.get(request)?.add(ids[0]);
    }
  }
  return found;
}

const resourceOf = (module: Module): string | undefined => (module as { resource?: string }).resource;
