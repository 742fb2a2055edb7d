import { readdirSync, readFileSync } from 'node:fs';

/** The texts of the demo in one language. `locales/demo` has them in every finished one. */
export interface DemoTexts {
  notices: Record<string, { title: string; text: string }>;
  banners: Record<string, { kicker: string; title: string; text: string; action: string }>;
  promotions: Record<string, { title: string; summary: string; rules: readonly string[] }>;
  messages: Record<string, { title: string; text: string }>;
  missions: Record<string, { title: string }>;
  rewards: Record<string, string>;
  remarks: Record<string, string>;
}

const FOLDER = new URL('../../locales/demo/', import.meta.url);
const texts = readdirSync(FOLDER).map(
  (file) =>
    [file.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as DemoTexts] as const,
);

/**
 * One text of the demo by language tag, for the columns `texts` and `names`; `write` converts it to the stored form.
 */
export function demoTexts<Part extends keyof DemoTexts, Kept = DemoTexts[Part][string]>(
  part: Part,
  name: string,
  write: (text: DemoTexts[Part][string]) => Kept = (text) => text as Kept,
): Record<string, Kept> {
  return Object.fromEntries(
    texts.map(([tag, words]) => {
      const text = words[part][name] as DemoTexts[Part][string] | undefined;
      if (text === undefined) throw new Error(`locales/demo/${tag}.json has no ${part}.${name}.`);
      return [tag, write(text)];
    }),
  );
}
