/**
 * The global name of one version of a remote: `slots`, `1.0.0` → `slots_1_0_0`. It includes the version, because two
 * versions with one name would silently share the chunks of the first.
 */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}

/** The global name of one content of a kit: `@atrium/lobby`, `1.0.0+0a1b2c3d` → `kit_lobby_1_0_0_0a1b2c3d`. */
export const kitGlobal = (name: string, version: string): string =>
  containerName(`kit_${name.replace(/^@[^/]+\//, '')}`, version);

/** The name under which one version of a remote finds its instance of a kit among the shared modules. */
export const kitShare = (container: string, kit: string): string => `${container}:${kit}`;
