/**
 * The global name of one version of a remote: `slots`, `1.0.0` → `slots_1_0_0`. It includes the version, because two
 * versions with one name would silently share the chunks of the first.
 */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
