import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedModules } from '@atrium/federation/provided-modules';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { checkRelease, type RemoteEvents } from '@atrium/remote-contract/check-release';
import { hostFacts } from '@atrium/remote-contract/host-facts';
import { fileIntegrity } from './file-integrity.ts';
import { declarationFindings, eventFindings, identityFindings, textFindings } from './findings.ts';
import { loadContainer } from './load-container.ts';
import { mountInTest } from './mount-in-test.tsx';
import { pagesOf } from './mount-page.tsx';
import { type Build, openBuild } from './open-build.ts';

/** What a host gives is what its federation package provides: names included. */
const host = hostFacts(
  Object.fromEntries(Object.entries(providedModules).map(([share, module]) => [share, { names: Object.keys(module) }])),
);

/**
 * The suite for a version as it was built, by whatever bundler: `place` is the folder with its `manifest.json`, or the
 * address that it is served from. What is found in the sources is found here, too, since the build runs.
 */
export function describeBuiltRemote(place: string): void {
  describe(`the build in ${place}`, () => {
    let build: Build;
    let remote: RemoteDefinition;
    beforeAll(async () => {
      build = await openBuild(place);
    }, 60_000);

    it('has a manifest that names every file with its hash', async () => {
      const { files, entry, integrity, preload, routes, kits = [] } = build.manifest;
      const expected = new Map(files.map((file) => [file.path, file.integrity]));
      for (const { path, integrity: hash } of files)
        expect([path, fileIntegrity(await build.read(path))]).toEqual([path, hash]);
      for (const needed of [
        { path: entry, integrity },
        ...preload,
        ...routes.flatMap((route) => route.preload),
        ...kits,
      ])
        expect([needed.path, expected.get(needed.path)]).toEqual([needed.path, needed.integrity]);
    });

    it('fits this host: contract, shared modules by name, events, sizes', () => {
      const { name, version, contract, consumes, events, files, entry, preload, routes, kits = [] } = build.manifest;
      const gzip = new Map(files.map((file) => [file.path, file.gzip]));
      const sum = (needed: readonly { path: string }[]) =>
        needed.reduce((bytes, { path }) => bytes + (gzip.get(path) ?? 0), 0);
      const sizes = {
        entry: sum([{ path: entry }]),
        initial:
          sum([{ path: entry }, ...preload, ...kits]) + Math.max(0, ...routes.map((route) => sum(route.preload))),
        total: sum(files),
      };
      expect(
        checkRelease({ name, version, contract, consumes, events: events as RemoteEvents, sizes }, host, []),
      ).toEqual([]);
      expect(eventFindings({ hears: Object.keys(events.hears), says: Object.keys(events.says) })).toEqual([]);
    });

    it('carries its version in the name of its container, so that two versions live in one page', () => {
      expect(build.manifest.container).toContain(build.manifest.version.replace(/[^A-Za-z0-9]/g, '_'));
    });

    it('loads as a federation container and exports what its manifest says', async () => {
      remote = await loadContainer(build);
      expect(identityFindings(remote, build.manifest)).toEqual([]);
      expect(declarationFindings(remote)).toEqual([]);
      expect(await textFindings(remote)).toEqual([]);
    }, 60_000);

    it.each(titlesIn(place))(
      '%s comes up while the gateway fails, and leaves nothing behind',
      async (title) => {
        const page = pagesOf(remote).find((one) => one.title === title)!;
        expect(await mountInTest(remote, page)).toEqual({ thrown: [], elements: expect.any(Number), leaks: [] });
      },
      60_000,
    );
  });
}

/** Tests are named before anything can be awaited: of a build in a folder one by one. */
function titlesIn(place: string): string[] {
  if (/^https?:/.test(place)) return [];
  const {
    routes = [],
    centre,
    parts = [],
  } = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as {
    routes?: { path: string }[];
    centre?: { name: string; pages: { page: string }[] };
    parts?: { place: string }[];
  };
  return [
    ...routes.map(({ path }) => path),
    ...(centre?.pages ?? []).map(({ page }) => `${centre!.name}: ${page}`),
    ...parts.map(({ place }) => `part: ${place}`),
  ];
}
