import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenModule } from '@atrium/remote-contract/host-facts';
import { compile } from './compile.ts';
import { kitConfiguration } from './kit-configuration.ts';
import type { Kit } from './kits.ts';
import { consumedBy } from './shared-use.ts';

export interface BuiltKit {
  kit: Kit;
  /** The path of its script inside the version's folder. */
  entry: string;
  consumes: Record<string, GivenModule>;
}

const built = new Map<string, Promise<{ folder: string; entry: string; consumes: Record<string, GivenModule> }>>();

/** Puts a copy of a kit into the folder of a remote's version, below `kits/`. Each kit is compiled once per process. */
export async function placeKit(kit: Kit, versionFolder: string): Promise<BuiltKit> {
  const key = `${kit.name}@${kit.version}`;
  const compiling = built.get(key) ?? compileKit(kit);
  built.set(key, compiling);
  compiling.catch(() => built.delete(key));
  const { folder, entry, consumes } = await compiling;
  const place = `kits/${kit.short}`;
  cpSync(folder, join(versionFolder, place), { recursive: true });
  return { kit, entry: `${place}/${entry}`, consumes };
}

async function compileKit(kit: Kit) {
  const folder = mkdtempSync(join(tmpdir(), `atrium-kit-${kit.short}-`));
  const compilation = await compile(kitConfiguration(kit, folder));
  const [entry] = compilation.entrypoints.get(kit.short)!.getFiles();
  return { folder, entry: entry!, consumes: consumedBy(compilation, kit.folder) };
}
