interface Provided {
  lib?: () => unknown;
  get?: () => unknown;
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
        // Containers of webpack take the module itself where it is there, those of Vite ask for it.
        for (const way of ['lib', 'get'] as const) {
          const take = provided[way];
          if (!take) continue;
          provided[way] = () => {
            taken.add(name);
            return take();
          };
        }
      }
  return taken;
}
