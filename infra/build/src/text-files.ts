import type { Compilation } from 'webpack';

const TEXTS = /[\\/]locales[\\/](?:.*[\\/])?([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;

/** The scripts of a build that hold nothing but texts of one language, by its tag. Texts that stand among code belong to the code. */
export function textFiles(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const languages = new Set(
      modules.map((module) => TEXTS.exec((module as { resource?: string }).resource ?? '')?.[1]),
    );
    const [language] = languages;
    const files = [...chunk.files].filter((file) => file.endsWith('.js'));
    if (languages.size === 1 && language) found[language] = [...(found[language] ?? []), ...files];
  }
  return found;
}
