import type { Compilation, Module } from 'webpack';

/** The scripts that the browser loads for an `import(request)`. */
export function filesOfImport(compilation: Compilation, request: string): string[] {
  const files = filesOfImportIfAny(compilation, request);
  if (!files) throw new Error(`No chunk was made for import('${request}').`);
  return files;
}

export function filesOfImportIfAny(compilation: Compilation, request: string): string[] | undefined {
  const group = compilation.chunkGroups.find(({ origins }) => origins.some((origin) => origin.request === request));
  return group && scripts(group.getFiles());
}

/** The scripts of the exposed chunk group that contains `file` (an absolute path). */
export function filesOfExpose(compilation: Compilation, file: string): string[] {
  for (const group of compilation.chunkGroups) {
    for (const chunk of group.chunks) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        if (fileOf(module) === file) return scripts(group.getFiles());
      }
    }
  }
  throw new Error(`No chunk was made for the exposed ${file}.`);
}

/** Concatenated modules are found under their root module. */
function fileOf(module: Module | null | undefined): string | undefined {
  const { rootModule, resource } = (module ?? {}) as { rootModule?: { resource?: string }; resource?: string };
  return rootModule?.resource ?? resource;
}

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
