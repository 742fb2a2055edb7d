import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { FALLBACK_TAG, tagOfFile } from './tag-of-file.ts';

/** A function that loads the texts of one language from a folder: `(tag) => import(`./locales/${tag}.json`)`. */
const LOAD_TEXTS = /\((\w+)\)\s*=>\s*import\(\s*`([^`$]+)\/\$\{\1\}\.json`,?\s*\)/g;
/** `localesOf` of a written-out folder is its argument. */
const LOCALES_OF = /[\\/]i18n[\\/]src[\\/]locales-of\.ts$/;

export interface TextsOptions {
  /**
   * The texts of one language in all folders `locales` of a build become one chunk with the language's tag as its name.
   * English, which every visitor loads, is in the chunk that imports it.
   */
  chunkOfLanguage?: boolean;
}

interface LoaderContext {
  resourcePath: string;
  context: string;
  getOptions(): TextsOptions;
  addContextDependency(folder: string): void;
}

/**
 * Finds the languages of a package: replaces a function that loads texts by tag with an object that has a loader for
 * each file of the folder. Without it bundlers generate a module for the folder, which is larger and does not list its
 * languages. The content's hash beside them shows the page which versions have the same texts.
 */
export default function localesLoader(this: LoaderContext, source: string): string {
  if (LOCALES_OF.test(this.resourcePath)) return 'export const localesOf = (locales) => locales;\n';
  return source.replace(LOAD_TEXTS, (_, _tag, folder: string) => {
    const found = resolve(this.context, folder);
    this.addContextDependency(found);
    const tags = tagsIn(found);
    const isOfLanguage = this.getOptions().chunkOfLanguage && basename(folder) === 'locales';
    const loaders = tags.map((tag) => {
      const chunk = tag === FALLBACK_TAG ? `/* webpackMode: 'eager' */ ` : `/* webpackChunkName: '${tag}' */ `;
      return `'${tag}': () => import(${isOfLanguage ? chunk : ''}'${folder}/${tag}.json')`;
    });
    return `{ ${[...loaders, `[Symbol.for('atrium.texts')]: '${contentOf(found, tags)}'`].join(', ')} }`;
  });
}

function contentOf(folder: string, tags: readonly string[]): string {
  const hash = createHash('sha256');
  for (const tag of tags) hash.update(`${tag}\0`).update(readFileSync(join(folder, `${tag}.json`)));
  return hash.digest('base64url').slice(0, 12);
}

/** The tags of the languages that a folder has a file for. */
export function tagsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => tagOfFile(file) ?? [])
    .sort();
}
