import { readFileSync } from 'node:fs';

interface OwnPackage {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The version of the SDK, and the exact versions of everything that a squad installs beside it. */
export function sdkVersions(): { sdk: string; of(name: string): string } {
  const { version, dependencies, peerDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as OwnPackage;
  const all = { ...dependencies, ...peerDependencies };
  return {
    sdk: version,
    of(name) {
      const found = all[name];
      if (!found) throw new Error(`@atrium/remote names no version of ${name}.`);
      return found;
    },
  };
}
