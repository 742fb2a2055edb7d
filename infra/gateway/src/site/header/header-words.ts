import { readdirSync, readFileSync } from 'node:fs';
import type { Category } from '@atrium/contracts/game-categories';
import { nearestTag } from '@atrium/contracts/language-of';

/** The words of the first header: those of the shell's own, which a test compares. */
export interface HeaderWords {
  games: string;
  home: string;
  promotions: string;
  login: string;
  signUp: string;
  freeDemo: string;
  category: Record<Category | 'COCKFIGHT', string>;
}

const FOLDER = new URL('../../../locales/header/', import.meta.url);
const words = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as HeaderWords,
  ]),
);

/** The header's words in a language, or in English where it has none. */
export const headerWords = (language: string): HeaderWords => words.get(nearestTag(language)) ?? words.get('en')!;
