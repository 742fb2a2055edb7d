/**
 * The global name of one version of one remote: `slots`, `1.0.0` → `slots_1_0_0`. The version is part of it, because
 * two versions under one name would silently run the first one's chunks.
 */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
