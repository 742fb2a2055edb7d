interface Provided {
  lib?: () => unknown;
}
interface Federation {
  __FEDERATION__?: { __INSTANCES__?: { shareScopeMap: Record<string, Record<string, Record<string, Provided>>> }[] };
}

/** Records the modules of the host that a version takes, from now on. Its manifest says them, and later hosts go by that. */
export function watchSharedUse(): ReadonlySet<string> {
  const taken = new Set<string>();
  const instances = (globalThis as Federation).__FEDERATION__?.__INSTANCES__ ?? [];
  for (const { shareScopeMap } of instances)
    for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
      for (const provided of Object.values(versions)) {
        const { lib } = provided;
        if (!lib) continue;
        provided.lib = () => {
          taken.add(name);
          return lib();
        };
      }
  return taken;
}
