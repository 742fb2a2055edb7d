import { helpCentre } from '@atrium/contracts/system';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';

type Articles = ReplyOf<typeof helpCentre>;
const KEY = 'atrium.help';
const DAY_MS = 86_400_000;

/** Fetches help and terms in the language in use, so that they can be read without a connection; at most once a day. */
export async function keepHelp(): Promise<void> {
  const { api, i18n } = host();
  const language = languageCode(i18n);
  const kept = read();
  if (kept?.language === language && Date.now() - kept.at < DAY_MS) return;
  write(language, await api.call(helpCentre, { query: { language } }));
}

export const keptHelp = (): Articles | undefined => read()?.articles;

interface Kept {
  at: number;
  language: string;
  articles: Articles;
}

function read(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(language: string, articles: Articles): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), language, articles }));
  } catch {
    // Storage is full or disabled: the texts can be read while there is a connection, and without one the page shows
    // what is missing.
  }
}
