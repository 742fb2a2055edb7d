import type { RegisteredKit } from '@atrium/contracts/registry-versions';
import { compare, satisfies } from 'semver';

/** A version in the field, as `remote@version`, with the kits that it brings along. */
export interface KitHolder {
  holder: string;
  kits: readonly RegisteredKit[];
}

/**
 * Where a version finds a newer copy of its kits than its own: by the name of the kit, the holder of the newest copy in its
 * range. A kit whose own copy is as new is not listed, also where the other has other bytes. Source: 13-20.
 */
export function pinKits(own: readonly RegisteredKit[], field: readonly KitHolder[]): Record<string, string> {
  const pins: Record<string, string> = {};
  for (const { name, version, range } of own) {
    let best = version;
    for (const { holder, kits } of field) {
      const copy = kits.find((kit) => kit.name === name);
      if (!copy || !satisfies(copy.version, range) || compare(copy.version, best) <= 0) continue;
      best = copy.version;
      pins[name] = holder;
    }
  }
  return pins;
}
