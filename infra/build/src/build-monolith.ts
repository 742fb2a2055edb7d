import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.ts';
import type { NeededFile, ShellManifest } from './manifest.ts';
import { filesOfImportIfAny } from './page-files.ts';
import { SHELL_HASH } from './integrity.ts';
import { placeFolder } from './place-folder.ts';
import { shellConfiguration } from './shell-configuration.ts';
import { presentShell } from './shell-pointer.ts';
import { writeCompressed } from './write-artefact.ts';

const RUNTIME_PORT = '@atrium/federation/runtime-port';

const HOME = '../pages/home/home-page.tsx';

/**
 * Builds shell and remotes as one webpack build, served as a shell of that name. The sources and the preset are the
 * same, but a remote is an `import()` of the build, without registry, entry script, hash or shared modules. The result
 * is only compared with the federation and never released.
 */
export async function buildMonolith({
  root,
  artifactsFolder,
  name,
}: {
  root: string;
  artifactsFolder: string;
  name: string;
}): Promise<void> {
  const target = join(artifactsFolder, 'shell', name);
  const remotes = readdirSync(join(root, 'remotes')).filter((remote) =>
    existsSync(join(root, 'remotes', remote, 'remote.ts')),
  );
  const draft = `${target}.draft-${process.pid}`;
  const sources = mkdtempSync(join(tmpdir(), 'atrium-monolith-'));
  mkdirSync(draft, { recursive: true });
  try {
    const port = join(sources, 'runtime-port.js');
    writeFileSync(port, runtimePort(root, remotes));
    const configuration = shellConfiguration({ folder: join(root, 'shell'), output: draft });
    const compilation = await compile({
      ...configuration,
      resolve: { ...configuration.resolve, alias: { ...configuration.resolve!.alias, [`${RUNTIME_PORT}$`]: port } },
    });
    const files = await writeCompressed(draft, 5, SHELL_HASH);
    const initial = compilation.entrypoints.get('shell')!.getFiles();
    const needed = (paths: readonly string[]): NeededFile[] =>
      paths.map((path) => ({ path, integrity: files.find((file) => file.path === path)!.integrity }));
    // Everything except scripts is copied from the shell that it stands in for.
    const present = JSON.parse(
      readFileSync(join(presentShell(artifactsFolder)!, 'shell.json'), 'utf8'),
    ) as ShellManifest;
    const home = (filesOfImportIfAny(compilation, HOME) ?? []).filter((path) => !initial.includes(path));
    const manifest: ShellManifest = {
      ...present,
      scripts: needed(initial.filter((path) => path.endsWith('.js'))),
      styles: needed(initial.filter((path) => path.endsWith('.css'))),
      preload: { ...present.preload, home: needed(home), remote: [] },
      fonts: [],
      files,
    };
    writeFileSync(join(draft, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    placeFolder(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(sources, { recursive: true, force: true });
  }
}

/** Implements the federation runtime's interface for the loader. As in the federated site, all remotes are fetched when the page is quiet. */
function runtimePort(root: string, remotes: readonly string[]): string {
  const parts = remotes.map(
    (name) =>
      `${JSON.stringify(name)}: () => import(/* webpackPrefetch: true */ ${JSON.stringify(join(root, 'remotes', name, 'remote.ts'))}),`,
  );
  return `const remotes = {\n${parts.join('\n')}\n};
export const federationRuntime = () => ({
  load: ({ entry }) => remotes[new URL(entry, document.baseURI).pathname.split('/')[2]](),
  fetchAgain() {},
  prefetch: async () => true,
});\n`;
}
