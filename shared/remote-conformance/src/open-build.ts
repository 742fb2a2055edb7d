import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { parse } from 'valibot';

/** The files of a built version, from a folder or from where they are served. */
export interface Build {
  manifest: BuiltManifest;
  /** Address under which the page believes it is served. */
  base: string;
  read(path: string): Promise<Uint8Array>;
}

/** Opens what a folder or an address has; throws what is wrong with its manifest. */
export async function openBuild(place: string): Promise<Build> {
  const remote = /^https?:\/\//.test(place);
  const home = place.endsWith('/') ? place : `${place}/`;
  const read = async (path: string): Promise<Uint8Array> => {
    if (!remote) return readFile(join(place, path));
    const answer = await fetch(new URL(path, home));
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const manifest = parse(BuiltManifest, JSON.parse(new TextDecoder().decode(await read('manifest.json'))));
  return { manifest, base: remote ? home : `http://remote.test/remotes/${manifest.name}/${manifest.version}/`, read };
}
