import { helpCentre } from '@atrium/contracts/system';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';

type Articles = ReplyOf<typeof helpCentre>;
const KEY = 'atrium.help';
const DAY = 86_400_000;

/** Fetches help and terms in the language in use, so that they can be read without a connection; at most once a day. */
export async function keepHelp(): Promise<void> {
  const { api, i18n } = host();
  const language = languageCode(i18n);
  const kept = read();
  if (kept?.language === language && Date.now() - kept.at < DAY) return;
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
    // Storage is full or switched off: there is a connection now, and without one the page says what is missing.
  }
}
