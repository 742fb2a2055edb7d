import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from './manifest.ts';
import { finishedManifest } from './place-folder.ts';

export interface WantedBuild {
  name: string;
  /** The version of its `package.json`. */
  asked: string;
  /** Hash of everything that goes into the build. */
  inputs: string;
  /** Folders that contain `remotes/<name>/<version>`; new builds go into the last one. */
  homes: readonly string[];
  release: boolean;
  /** The versions that the registry knows; undefined if nobody asked it. */
  released?: readonly string[] | undefined;
}

/**
 * The version and folder of a build. A finished build of the same sources is used where it lies. Another one under the
 * version is an error for a release if the version is in use, and otherwise makes way or leads to a development version.
 */
export function placeOfBuild({ name, asked, inputs, homes, release, released }: WantedBuild) {
  const folderOf = (home: string, version: string) => join(home, 'remotes', name, version);
  let other = false;
  for (const folder of homes.map((home) => folderOf(home, asked))) {
    const built = finishedManifest<RemoteManifest>(folder, 'manifest.json');
    if (built?.inputs === inputs) return { version: asked, target: folder };
    if (!built) continue;
    if (release && (!released || released.includes(asked)))
      throw new Error(
        `${name} ${asked} already exists with different content. A version never changes: raise "version" in remotes/${name}/package.json.`,
      );
    if (release) rmSync(folder, { recursive: true });
    other = true;
  }
  const version = other && !release ? `${asked}-dev.${inputs.slice(0, 8)}` : asked;
  return { version, target: folderOf(homes[homes.length - 1]!, version) };
}
