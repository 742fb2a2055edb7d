import type { Compilation } from 'webpack';
import { tagOfFile } from './tag-of-file.ts';

const TEXTS = /[\\/]locales[\\/].+\.json$/;

/**
 * The scripts of a build that contain only texts of one language, by its tag. Scripts that also contain code are not
 * included.
 */
export function textFiles(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    const languages = new Set(
      modules.map((module) => languageOfTexts((module as { resource?: string }).resource ?? '')),
    );
    const [language] = languages;
    const files = [...chunk.files].filter((file) => file.endsWith('.js'));
    if (languages.size === 1 && language) found[language] = [...(found[language] ?? []), ...files];
  }
  return found;
}

/** The tag of the language of a file with texts; undefined for code. */
export function languageOfTexts(file: string): string | undefined {
  return TEXTS.test(file) ? tagOfFile(file) : undefined;
}
