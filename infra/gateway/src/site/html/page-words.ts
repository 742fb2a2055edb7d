import { readdirSync, readFileSync } from 'node:fs';
import { nearestTag } from '@atrium/contracts/language-of';
import { HOME_PATHS } from '@atrium/contracts/shell-paths';

interface Words {
  title?: string;
  /** The sentence below the heading, where the screen has one. */
  lead?: string;
  description: string;
  /** The label of its button, where the page has one. */
  action?: string;
}
type Page = string;

const FOLDER = new URL('../../../locales/', import.meta.url);
/** Texts by language tag; a language without texts gets those of its fallback, or the English ones. */
const words = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<Page, Words>,
    ]),
);

/** Addresses whose texts have another key. */
const SAME_AS: Readonly<Record<string, Page>> = {
  '/helpmc': 'help',
  '/down': 'download',
  '/promoDetail': 'promotions',
  '/register.html': 'register',
};

/**
 * Title and description of a page for search engines, previews and the tab before any script has run. `title` and
 * `lead` are the heading of its screen and the sentence below it.
 */
export function pageWords(path: string, language: string): Words {
  const texts = words.get(nearestTag(language)) ?? words.get('en')!;
  const page = SAME_AS[path] ?? (path === '/register' || !HOME_PATHS.includes(path) ? path.slice(1) : 'home');
  return texts[page] ?? { description: texts.home!.description };
}
