import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The data of a `remote.ts`, with its loaders as functions. Mirrors `RemoteDefinition` of `@atrium/host/define-remote`.
 */
interface Definition {
  name: string;
  contract: number;
  kind: 'game' | 'page';
  routes: {
    path: string;
    layout: 'full' | 'header' | 'none';
    keepAlive?: boolean;
    group: string;
    load: () => unknown;
  }[];
  centre?: {
    name: 'member' | 'agent';
    defaultPage: string;
    load: () => unknown;
    pages: { page: string; label: string; icon: string; flag?: string; section: number; load: () => unknown }[];
  };
  parts?: { place: string; topics?: string[]; order?: number; load: () => unknown }[];
  locales: Record<string, () => unknown>;
}

/**
 * Reads the declaration of a remote by running its `remote.ts`, which loads none of its pages. A new `edition` bypasses
 * the module cache.
 */
export async function readDefinition(folder: string, edition = ''): Promise<Definition> {
  const file = `${pathToFileURL(join(folder, 'remote.ts')).href}${edition && `?${edition}`}`;
  const module = (await import(file)) as { default?: Definition; remote?: Definition };
  // In this order: a loader that makes CommonJS of the file gives all of its exports as the default.
  const definition = module.remote ?? module.default;
  if (!definition) throw new Error(`${file} exports neither "remote" nor a default.`);
  return definition;
}

/**
 * The requests of a page's loader: `() => import('./src/lobby/slots-page.tsx')` → `./src/lobby/slots-page.tsx`. If the
 * loader is wrapped in a function, the imports of the wrapper are included, and the page's import is read from the
 * declaration: the first one after the page's name. An import that bundlers leave in its file has no scripts of its own.
 */
export function requestsOf(load: () => unknown, declaration: string, name: string): string[] {
  const text = String(load);
  const direct = requestsIn(text);
  if (PLAIN.test(text)) return direct;
  const from = declaration.search(
    new RegExp(`(path|page|defaultPage|place):\\s*['"]${name.replace(/[^\w/-]/g, '\\$&')}['"]`),
  );
  const declared = from < 0 ? undefined : requestsIn(declaration.slice(from))[0];
  if (!declared) throw new Error(`The loader of ${name} must contain "() => import('…')"; it is: ${text}`);
  return [declared, ...direct];
}

const IMPORT = /import\(\s*(?:\/\*(?<comment>.*?)\*\/\s*)?(['"`])(?<request>.+?)\2/g;
const STAYS = /webpackMode:\s*['"]eager['"]/;
function requestsIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups: { comment = '', request } = {} }) =>
    STAYS.test(comment) ? [] : [request!],
  );
}

const PLAIN = /^\(\) => import\(/;
