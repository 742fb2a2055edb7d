import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellOrder } from './build-shell.ts';
import { compile } from './compile.ts';
import { SHELL_HASH } from './integrity.ts';
import { type PagePart, pageConfiguration } from './page-configuration.ts';
import { placeFolder } from './place-folder.ts';
import { writeCompressed } from './write-artefact.ts';

const FIRST_FONTS = /\/(figtree-latin-wght|bricolage-grotesque-latin-wdth)-normal\.[^/]*woff2$/;

export type PageOrder = ShellOrder & { part: PagePart };

/** Builds a page of its own into `target`, with the file from which the registry renders it. */
export async function buildPage({ part, folder, target, inputs, commit, brotliQuality }: PageOrder): Promise<void> {
  const draft = `${target}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(draft, { recursive: true });
  try {
    const compilation = await compile(pageConfiguration(part, { folder, output: draft }));
    const files = await writeCompressed(draft, brotliQuality, SHELL_HASH);
    const initial = compilation.entrypoints.get(part.name)!.getFiles();
    const pick = (end: string) =>
      initial
        .filter((path) => path.endsWith(end))
        .map((path) => ({ path, integrity: files.find((file) => file.path === path)!.integrity }));
    const fonts = files.map((file) => file.path).filter((path) => FIRST_FONTS.test(`/${path}`));
    writeFileSync(
      join(draft, part.manifest),
      `${JSON.stringify({ scripts: pick('.js'), styles: pick('.css'), fonts, files, inputs, commit }, null, 1)}\n`,
    );
    placeFolder(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
