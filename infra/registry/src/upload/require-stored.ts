import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import type { Registration } from '@atrium/contracts/registry-versions';
import { RegistryError } from '../registry-error.ts';

/** Two builds of gzip differ by less than this share. */
const TOLERANCE = 0.1;

/**
 * Refuses a registration that names files which are not stored, or which says other hashes or smaller sizes than they
 * have. The sizes of later files are those that the build says. Source: 13-07.
 */
export async function requireStored(store: ArtefactStore, { entry, integrity, preload = [], ...rest }: Registration) {
  const pages = [
    ...[...rest.routes, ...(rest.parts ?? [])].flatMap((page) => page.preload ?? []),
    ...(rest.centre?.preload ?? []),
    ...(rest.kits ?? []),
  ];
  const sizes = new Map<string, number>();
  for (const file of [{ url: entry, integrity }, ...preload, ...pages]) {
    if (sizes.has(file.url)) continue;
    const found = await store.get(file.url.replace(/^\//, ''));
    if (!found) throw refused(`${file.url} is not stored`);
    const bytes = await buffer(found.body);
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== file.integrity)
      throw refused(`${file.url} has another hash than the registration says`);
    sizes.set(file.url, gzipSync(bytes, { level: 9 }).length);
  }
  const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + sizes.get(url)!, 0);
  const first = [entry, ...preload.map(({ url }) => url)];
  for (const [what, declared, least] of [
    ['its entry', rest.sizes.entry, sum([entry])],
    ['its first files', rest.sizes.initial, sum(first)],
    ['all of its files', rest.size, sum([...sizes.keys()])],
  ] as const)
    if (declared < least * (1 - TOLERANCE)) throw refused(`${what} have ${least} bytes compressed, not ${declared}`);
}

const refused = (what: string) =>
  new RegistryError('UPLOAD_REFUSED', `${what}. Upload the bytes of the version instead of describing it.`);
