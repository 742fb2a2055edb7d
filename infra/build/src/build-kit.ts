import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { RemoteEvents } from '@atrium/remote-contract/check-release';
import type { GivenModule } from '@atrium/remote-contract/host-facts';
import { compile } from './compile.ts';
import { eventsIn } from './event-use.ts';
import { kitConfiguration } from './kit-configuration.ts';
import type { Kit } from './kits.ts';
import { consumedBy } from './shared-use.ts';

export interface BuiltKit {
  kit: Kit;
  /** The path of its script inside the version's folder. */
  entry: string;
  consumes: Record<string, GivenModule>;
  events: RemoteEvents;
}

interface CompiledKit {
  /** Contents by path within the kit. */
  files: ReadonlyMap<string, Buffer>;
  entry: string;
  consumes: Record<string, GivenModule>;
  events: RemoteEvents;
}

const built = new Map<string, Promise<CompiledKit>>();

/** Puts a copy of a kit into the folder of a remote's version, below `kits/`. Each kit is compiled once per process. */
export async function placeKit(kit: Kit, versionFolder: string): Promise<BuiltKit> {
  const key = `${kit.name}@${kit.version}`;
  const compiling = built.get(key) ?? compileKit(kit);
  built.set(key, compiling);
  compiling.catch(() => built.delete(key));
  const { files, entry, consumes, events } = await compiling;
  const place = `kits/${kit.short}`;
  for (const [path, content] of files) {
    const file = join(versionFolder, place, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { kit, entry: `${place}/${entry}`, consumes, events };
}

async function compileKit(kit: Kit): Promise<CompiledKit> {
  const folder = mkdtempSync(join(tmpdir(), `atrium-kit-${kit.short}-`));
  try {
    const compilation = await compile(kitConfiguration(kit, folder));
    const [entry] = compilation.entrypoints.get(kit.short)!.getFiles();
    return {
      files: filesOf(folder),
      entry: entry!,
      consumes: consumedBy(compilation, kit.folder),
      events: eventsIn(compilation),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [relative(folder, file), readFileSync(file)];
      }),
  );
