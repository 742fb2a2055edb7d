import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryAccess } from '@atrium/remote/registry/call-registry';
import { uploadBuild } from '@atrium/remote/registry/upload-build';

export interface ReadyBuild {
  access: RegistryAccess;
  name: string;
  folder: string;
  progress(line: string): void;
}

/** Uploads a build that another bundler made; the registry fills in the hashes and sizes that its manifest leaves out. */
export async function registerBuild({ access, name, folder, progress }: ReadyBuild) {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no manifest.json in ${folder}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  if (manifest.name !== name) throw new Error(`The build in ${folder} belongs to "${manifest.name}", not "${name}".`);
  return uploadBuild({ access, name, version: String(manifest.version), folder, progress });
}
