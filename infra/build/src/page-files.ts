import type { ChunkGroup, Compilation, Module } from 'webpack';
import { FALLBACK_TAG } from './tag-of-file.ts';
import { languageOfTexts } from './text-files.ts';

/** The scripts that the browser loads for an `import(request)`. */
export function filesOfImport(compilation: Compilation, request: string): string[] {
  const files = filesOfImportIfAny(compilation, request);
  if (!files) throw new Error(`No chunk was made for import('${request}').`);
  return files;
}

export function filesOfImportIfAny(compilation: Compilation, request: string): string[] | undefined {
  const group = groupOfImport(compilation, request);
  return group && scripts(group.getFiles());
}

/** The scripts with texts that a screen behind an `import(request)` waits for. */
export const textsOfImport = (compilation: Compilation, request: string): string[] =>
  textsOf(compilation, groupOfImport(compilation, request), new Set());

/** The scripts of the exposed chunk group that contains `file` (an absolute path). */
export const filesOfExpose = (compilation: Compilation, file: string): string[] =>
  scripts(groupOfExpose(compilation, file).getFiles());

/** The scripts with texts that every screen of an exposed file waits for: all but those behind one of these `pages` (requests). */
export const textsOfExpose = (compilation: Compilation, file: string, pages: ReadonlySet<string>): string[] =>
  textsOf(compilation, groupOfExpose(compilation, file), pages);

function groupOfImport(compilation: Compilation, request: string): ChunkGroup | undefined {
  return compilation.chunkGroups.find(({ origins }) => origins.some((origin) => origin.request === request));
}

function groupOfExpose(compilation: Compilation, file: string): ChunkGroup {
  for (const group of compilation.chunkGroups) {
    for (const chunk of group.chunks) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        if (fileOf(module) === file) return group;
      }
    }
  }
  throw new Error(`No chunk was made for the exposed ${file}.`);
}

/**
 * Texts apart from the file that imports them are a chunk for each language, imported by the code itself or by a module
 * that only adds them.
 */
function textsOf(
  compilation: Compilation,
  group: ChunkGroup | undefined,
  except: ReadonlySet<string>,
  depth = 2,
): string[] {
  if (!group || depth === 0) return [];
  const found = group.getChildren().flatMap((child) => {
    if (child.origins.some(({ request }) => except.has(request))) return [];
    const languages = new Set(modulesOf(compilation, child).map((module) => languageOfTexts(fileOf(module) ?? '')));
    if (languages.has(undefined)) return textsOf(compilation, child, except, depth - 1);
    return languages.has(FALLBACK_TAG) ? scripts(child.getFiles()) : [];
  });
  return [...new Set(found)];
}

const modulesOf = (compilation: Compilation, group: ChunkGroup): Module[] =>
  group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);

/** Concatenated modules are found under their root module. */
function fileOf(module: Module | null | undefined): string | undefined {
  const { rootModule, resource } = (module ?? {}) as { rootModule?: { resource?: string }; resource?: string };
  return rootModule?.resource ?? resource;
}

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
