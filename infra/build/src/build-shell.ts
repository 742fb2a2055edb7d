import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hostFacts } from '@atrium/remote-contract/host-facts';
import { compile } from './compile.ts';
import { SHELL_HASH } from './integrity.ts';
import type { NeededFile, ShellManifest } from './manifest.ts';
import { buildOfflineWorker } from './offline-worker.ts';
import { filesOfImportIfAny } from './page-files.ts';
import { tagsIn } from './locales-loader.ts';
import { placeFolder } from './place-folder.ts';
import { providedBy } from './shared-use.ts';
import { shellConfiguration } from './shell-configuration.ts';
import { textFiles } from './text-files.ts';
import { writeCompressed } from './write-artefact.ts';

export interface ShellOrder {
  folder: string;
  /** `<artifacts>/shell/<hash>` */
  target: string;
  inputs: string;
  commit: string;
  brotliQuality: number;
  /** With the development build of React, which can refresh components in place. */
  development?: boolean;
}

const BEST_QUALITY = 11;

/** The Latin face of body text, 20 kB. Browsers load every other face when a text needs it. */
const FIRST_FONTS = /\/figtree-latin-wght-normal\.[^/]*woff2$/;

/**
 * The files of a first screen in addition to the initial scripts: those of the home page, and those of a remote's page,
 * which requests its data at once.
 */
const FIRST_SCREENS = {
  home: ['../pages/home/home-page.tsx'],
  remote: ['./remote-view.tsx', './containers.ts', 'axios'],
};

/** The texts of a language, which a page waits for: those of its first window, and all others. */
const textsOf = (tag: string) => ({
  first: [LANGUAGES, `../../locales/${tag}.json`],
  later: [`../../locales/later/${tag}.json`],
});
const LANGUAGES = './languages.ts';
/** English is part of the scripts. */
const BUILT_IN = 'en';

/** What the help's first call and the articles in its reply need. */
const HELP = ['axios', './clean-html.ts'];
/** The shell's own pages that are linked from outside, by path: their code, and what their first call and its reply need. */
const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/promotions': ['../pages/promotions/promotions-page.tsx', 'axios'],
  '/help': ['../pages/help/help-page.tsx', ...HELP],
  '/helpmc': ['../pages/help/bare-help-page.tsx', ...HELP],
  '/noticePage': ['../pages/notices/notices-page.tsx', 'axios'],
  '/vip': ['../pages/vip/vip-page.tsx', 'axios'],
  '/down': ['../pages/download/download-page.tsx'],
  '/download': ['../pages/download/download-page.tsx'],
};

/** Builds the host into `target` and returns the manifest for its HTML. */
export async function buildShell(order: ShellOrder): Promise<ShellManifest> {
  const draft = `${order.target}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(draft, { recursive: true });
  try {
    const compilation = await compile(
      shellConfiguration({ folder: order.folder, output: draft, ...(order.development && { development: true }) }),
    );
    // Every visitor loads these files, so the best quality is worth one or two seconds per build.
    const files = await writeCompressed(draft, BEST_QUALITY, SHELL_HASH);
    const initial = compilation.entrypoints.get('shell')!.getFiles();
    const needed = (paths: readonly string[]): NeededFile[] =>
      paths.map((path) => ({ path, integrity: files.find((file) => file.path === path)!.integrity }));
    const pick = (end: string): NeededFile[] => needed(initial.filter((path) => path.endsWith(end)));
    const first = (...requests: string[]): NeededFile[] =>
      needed(
        [...new Set(requests.flatMap((request) => filesOfImportIfAny(compilation, request) ?? []))].filter(
          (path) => !initial.includes(path),
        ),
      );
    const fonts = files.map((file) => file.path).filter((path) => FIRST_FONTS.test(`/${path}`));
    await buildOfflineWorker({
      folder: order.folder,
      output: draft,
      hash: basename(order.target),
      files,
      fonts,
      texts: textFiles(compilation),
    });
    const manifest: ShellManifest = {
      scripts: pick('.js'),
      styles: pick('.css'),
      preload: {
        home: first(...FIRST_SCREENS.home),
        remote: first(...FIRST_SCREENS.remote),
        pages: Object.fromEntries(Object.entries(OWN_PAGES).map(([path, requests]) => [path, first(...requests)])),
        texts: Object.fromEntries(
          tagsIn(join(order.folder, 'locales')).map((tag) => {
            const texts = textsOf(tag);
            return [tag, { first: tag === BUILT_IN ? [] : first(...texts.first), later: first(...texts.later) }];
          }),
        ),
      },
      fonts,
      host: hostFacts(providedBy(compilation)),
      files,
      inputs: order.inputs,
      commit: order.commit,
    };
    writeFileSync(join(draft, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    placeFolder(draft, order.target);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
