import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeKit } from './build-kit.ts';
import { compile } from './compile.ts';
import { containerName, kitGlobal } from '@atrium/remote-contract/container-name';
import type { ArtefactFile, NeededFile, RemoteManifest } from './manifest.ts';
import { tagsIn } from './locales-loader.ts';
import { kitsOf } from './kits.ts';
import { filesOfExpose, filesOfImport, textsOfExpose, textsOfImport } from './page-files.ts';
import { placeFolder } from './place-folder.ts';
import { readDefinition, requestsOf } from '@atrium/remote/read-definition';
import { remoteConfiguration } from './remote-configuration.ts';
import { consumedBy, withModulesOf } from './shared-use.ts';
import { eventsIn, withEventsOf } from './event-use.ts';
import { writeCompressed } from './write-artefact.ts';

export interface RemoteOrder {
  folder: string;
  name: string;
  version: string;
  /** `<artifacts>/remotes/<name>/<version>` */
  target: string;
  inputs: string;
  commit: string;
  brotliQuality: number;
}

/** Builds one version of one remote into `target` and returns its manifest. */
export async function buildRemote(order: RemoteOrder): Promise<RemoteManifest> {
  const definition = await readDefinition(order.folder);
  if (definition.name !== order.name) {
    throw new Error(`${order.folder}/remote.ts is named "${definition.name}", its package says "${order.name}".`);
  }
  const draft = `${order.target}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(draft, { recursive: true });
  try {
    const kits = kitsOf(order.folder);
    const compilation = await compile(remoteConfiguration({ ...order, output: draft, kits }));
    const placed = await Promise.all(kits.map((kit) => placeKit(kit, draft)));
    const files = await writeCompressed(draft, order.brotliQuality);
    const needed = (paths: string[]): NeededFile[] =>
      paths.map((path) => ({ path, integrity: fileOf(files, path).integrity }));
    // The path that webpack uses, even if the folder is a link.
    const declared = realpathSync(join(order.folder, 'remote.ts'));
    const declaration = readFileSync(declared, 'utf8');
    const pages = new Set(pagesOf(definition).flatMap(({ load, page }) => requestsOf(load, declaration, page)));
    const whole = [...filesOfExpose(compilation, declared), ...textsOfExpose(compilation, declared, pages)];
    const ofPage = (load: () => unknown, page: string) => {
      const paths = requestsOf(load, declaration, page).flatMap((request) => [
        ...filesOfImport(compilation, request),
        ...textsOfImport(compilation, request),
      ]);
      return needed([...new Set(paths)].filter((path) => !whole.includes(path)));
    };
    const entry = files.find((file) => file.path.startsWith('remoteEntry.'))!;
    const manifest: RemoteManifest = {
      name: order.name,
      version: order.version,
      container: containerName(order.name, order.version),
      entry: entry.path,
      integrity: entry.integrity,
      contract: definition.contract,
      subject: definition.kind,
      preload: needed(whole),
      routes: definition.routes.map(({ load, ...route }) => ({ ...route, preload: ofPage(load, route.path) })),
      ...(definition.parts && {
        parts: definition.parts.map(({ load, ...part }) => ({ ...part, preload: ofPage(load, part.place) })),
      }),
      ...(placed.length > 0 && {
        kits: placed.map(({ kit: { name, version, range }, entry }) => ({
          name,
          version,
          range,
          container: kitGlobal(name, version),
          path: entry,
          integrity: fileOf(files, entry).integrity,
        })),
      }),
      languages: languagesOf(order.folder, definition.locales),
      consumes: withModulesOf(consumedBy(compilation, order.folder), placed),
      events: withEventsOf(eventsIn(compilation), placed),
      files,
      inputs: order.inputs,
      commit: order.commit,
    };
    if (definition.centre) {
      const { name, defaultPage, load, pages } = definition.centre;
      const first = pages.find((page) => page.page === defaultPage) ?? pages[0];
      const preload = [...ofPage(load, defaultPage), ...(first ? ofPage(first.load, first.page) : [])];
      manifest.centre = {
        name,
        defaultPage,
        pages: pages.map(({ load: _load, ...page }) => page),
        preload: [...new Map(preload.map((file) => [file.path, file])).values()],
      };
    }
    writeFileSync(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    placeFolder(draft, order.target);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Everything of a remote that is loaded when it is opened, under the name that its file has for it. */
const pagesOf = ({ routes, parts = [], centre }: Awaited<ReturnType<typeof readDefinition>>) => [
  ...routes.map(({ load, path }) => ({ load, page: path })),
  ...parts.map(({ load, place }) => ({ load, page: place })),
  ...(centre ? [{ load: centre.load, page: centre.defaultPage }, ...centre.pages] : []),
];

/** The build reads the folder of texts; a remote without one names its loaders itself. */
function languagesOf(folder: string, locales: Record<string, unknown>): string[] {
  const found = tagsIn(join(folder, 'locales'));
  return found.length ? found : Object.keys(locales);
}

function fileOf(files: ArtefactFile[], path: string): ArtefactFile {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The build refers to ${path}, which was not written.`);
  return file;
}
