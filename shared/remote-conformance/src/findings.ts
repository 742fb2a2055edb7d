import { EVENT_SCHEMAS } from '@atrium/contracts/event-schemas';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { SHELL_PATHS } from '@atrium/contracts/shell-paths';
import { HOST_CONTRACT, servesContract } from '@atrium/contracts/host-contract';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';

/** The first path segments of the gateway's calls and files, where no page can be. */
const RESERVED = /^\/(?:wps|lgw|lotto|sw|ops|art|payments|events|registry|shell|remotes)(?:\/|$)/;
const NAME = /^[a-z][a-z0-9-]{0,40}$/;
const PLACE = /^[a-z][a-z0-9-]{0,40}\.[a-z][a-z0-9-]{0,40}$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The problems of a remote's declaration, as sentences. `others` are the remotes of the same site. */
export function declarationFindings(
  remote: RemoteDefinition,
  others: readonly Pick<RemoteDefinition, 'name' | 'routes'>[] = [],
): string[] {
  const who = remote.name;
  const paths = remote.routes.map(({ path }) => path);
  const places: string[] = (remote.parts ?? []).map(({ place }) => place);
  const taken = others
    .filter(({ name }) => name !== who)
    .flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
  return [
    ...(NAME.test(who) ? [] : [`"${who}" is not a name: lower case letters, digits and hyphens.`]),
    ...(servesContract(remote.contract)
      ? []
      : [`${who} speaks host contract ${remote.contract}; this host speaks ${HOST_CONTRACT}.`]),
    ...(['game', 'page'].includes(remote.kind) ? [] : [`${who} is neither of kind "game" nor "page".`]),
    ...(paths.length || remote.centre || places.length ? [] : [`${who} has neither a route nor a centre nor a part.`]),
    ...places.filter((place) => !PLACE.test(place)).map((place) => `"${place}" is not a place like shell.home.`),
    ...places
      .filter((place, index) => places.indexOf(place) < index)
      .map((place) => `${who} fills the place ${place} twice.`),
    ...paths.filter((path, index) => paths.indexOf(path) < index).map((path) => `${who} declares ${path} twice.`),
    ...paths
      .filter((path) => !path.startsWith('/') || path !== path.replace(/\/+$/, ''))
      .map((path) => `${path} is not a path like /name.`),
    ...paths
      .filter((path) => (SHELL_PATHS as readonly string[]).includes(path))
      .map((path) => `${path} belongs to the shell.`),
    ...paths.filter((path) => RESERVED.test(path)).map((path) => `${path} belongs to the gateway.`),
    ...taken.filter(({ path }) => paths.includes(path)).map(({ name, path }) => `${path} belongs to ${name}.`),
    ...(remote.centre && !remote.centre.pages.some(({ page }) => page === remote.centre!.defaultPage)
      ? [`the centre of ${who} has no page "${remote.centre.defaultPage}", with which it opens.`]
      : []),
  ];
}

type Declared = Pick<BuiltManifest, 'name' | 'contract' | 'subject' | 'routes' | 'centre' | 'parts'>;

/** Where a loaded remote differs from what its manifest says about it. */
export function identityFindings(remote: RemoteDefinition, manifest: Declared): string[] {
  const paths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path).join(', ') || 'none';
  const routesAlike = paths(remote.routes) === paths(manifest.routes);
  const compared: [what: string, is: unknown, declared: unknown][] = [
    ['name', remote.name, manifest.name],
    ['host contract', remote.contract, manifest.contract],
    ['kind', remote.kind, manifest.subject],
    ['list of routes', paths(remote.routes), paths(manifest.routes)],
    ...(routesAlike
      ? remote.routes.map((route, index): [string, string, string] => [
          `route ${route.path}`,
          ofRoute(route),
          ofRoute(manifest.routes[index]!),
        ])
      : []),
    ['centre', ofCentre(remote.centre), ofCentre(manifest.centre)],
    ['list of parts', ofParts(remote.parts), ofParts(manifest.parts)],
  ];
  return compared
    .filter(([, is, declared]) => is !== declared)
    .map(([what, is, declared]) => `its ${what} is ${is}; manifest.json says ${declared}.`);
}

/* What pages of the site read from the manifest before the code is loaded, as texts in one order. */
const ofRoute = ({ layout, keepAlive = false, group }: Omit<Declared['routes'][number], 'preload'>): string =>
  JSON.stringify({ layout, keepAlive, group });
const ofCentre = (centre: RemoteDefinition['centre'] | Declared['centre']): string =>
  centre
    ? JSON.stringify([
        centre.name,
        centre.defaultPage,
        centre.pages.map(({ page, label, icon, flag, section }) => [page, label, icon, flag ?? null, section]),
      ])
    : 'none';
const ofParts = (parts: RemoteDefinition['parts'] | Declared['parts']): string =>
  parts?.length ? JSON.stringify(parts.map(({ place, topics, order }) => ({ place, topics, order }))) : 'none';

/** The problems of a remote's texts: a missing language, and missing, unknown or empty texts. */
export async function textFindings(remote: RemoteDefinition): Promise<string[]> {
  const languages = await Promise.all(
    FINISHED_TAGS.map(async (language) => ({
      language,
      texts: flat(((await remote.locales[language]?.())?.default ?? null) as object | null),
    })),
  );
  const english = languages[0]!.texts ?? new Map();
  return languages.flatMap(({ language, texts }) => {
    if (!texts) return [`${remote.name} has no texts in "${language}".`];
    const keys = new Set([...texts.keys()].map(plain));
    const wanted = new Set([...english.keys()].map(plain));
    return [
      ...[...wanted].filter((key) => !keys.has(key)).map((key) => `"${key}" is missing in "${language}".`),
      ...[...keys].filter((key) => !wanted.has(key)).map((key) => `"${key}" is in "${language}" and not in "en".`),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty in "${language}".`),
    ];
  });
}

/** Events of a remote that the contracts do not know. */
export function eventFindings(events: { hears: readonly string[]; says: readonly string[] }): string[] {
  return [...new Set([...events.hears, ...events.says])]
    .filter((name) => !(name in EVENT_SCHEMAS))
    .map((name) => `there is no event "${name}".`);
}

const plain = (key: string): string => key.replace(PLURAL, '');

function flat(texts: object | null, before = ''): Map<string, string> | null {
  if (!texts) return null;
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value as object, `${before}${key}.`)!],
    ),
  );
}
