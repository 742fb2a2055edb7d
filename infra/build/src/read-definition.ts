import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The data of a `remote.ts`; loaders stay functions. Mirrors `RemoteDefinition` of `@atrium/host/define-remote`. */
interface Definition {
  name: string;
  contract: number;
  kind: 'game' | 'page';
  routes: { path: string; layout: 'full' | 'header' | 'none'; keepAlive?: boolean; group: string; load: () => unknown }[];
  centre?: {
    name: 'member' | 'agent';
    defaultPage: string;
    load: () => unknown;
    pages: { page: string; label: string; icon: string; flag?: string; section: number; load: () => unknown }[];
  };
  locales: Record<string, () => unknown>;
}

/** Reads what a remote declares by running its `remote.ts`; none of its pages is loaded by that. */
export async function readDefinition(folder: string): Promise<Definition> {
  const file = pathToFileURL(join(folder, 'remote.ts')).href;
  const module = (await import(file)) as { default?: Definition; remote?: Definition };
  const definition = module.default ?? module.remote;
  if (!definition) throw new Error(`${file} exports neither "remote" nor a default.`);
  return definition;
}

/** What a loader asks for: `() => import('./src/lobby/slots-page.tsx')` → `./src/lobby/slots-page.tsx`. */
export function requestOf(load: () => unknown): string {
  const request = /import\(\s*(['"`])(.+?)\1/.exec(String(load))?.[2];
  if (!request) throw new Error(`A loader must be "() => import('…')", this one is: ${String(load)}`);
  return request;
}
