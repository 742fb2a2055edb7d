import { readFileSync } from 'node:fs';
import { HOME_PATHS } from '@atrium/contracts/shell-paths';

interface Words {
  title?: string;
  description: string;
}
type Page = string;

/** Languages that have words of their own; every other shows the English ones. */
const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar'] as const;
const words = new Map(
  LANGUAGES.map((language) => [
    language as string,
    JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8')) as Record<Page, Words>,
  ]),
);

/** Addresses whose words stand under another name. */
const SAME_AS: Readonly<Record<string, Page>> = { '/helpmc': 'help', '/down': 'download', '/promoDetail': 'promotions', '/register.html': 'register' };

/** What search engines, previews and the tab say about a page before any script has run. */
export function pageWords(path: string, language: string): Words {
  const texts = words.get(language) ?? words.get('en')!;
  const page = SAME_AS[path] ?? (path === '/register' || !HOME_PATHS.includes(path) ? path.slice(1) : 'home');
  return texts[page] ?? { description: texts.home!.description };
}
