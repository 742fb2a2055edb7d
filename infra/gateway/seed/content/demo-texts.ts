import { readdirSync, readFileSync } from 'node:fs';
import { amountText } from '../../src/notices/amount-text.ts';

/** The texts of the demo in one language. `locales/demo` has them in every finished one. */
export interface DemoTexts {
  notices: Record<string, { title: string; text: string }>;
  banners: Record<string, { kicker: string; title: string; text: string; action: string }>;
  promotions: Record<string, { title: string; summary: string; rules: readonly string[] }>;
  messages: Record<string, { title: string; text: string }>;
  missions: Record<string, { title: string }>;
  jackpots: Record<string, { title: string }>;
  rewards: Record<string, string>;
  remarks: Record<string, string>;
}

/** `{{amount 50000}}`, in minor units: each language groups the digits in its own way. Source: 15-10. */
const AMOUNT = /\{\{amount (\d+)\}\}/g;
const DEMO_MONEY = { symbol: 'P', fractionDigits: 2, short: true };

const withAmounts = (text: string, tag: string) =>
  text.replace(AMOUNT, (_, amount: string) => amountText(amount, tag, DEMO_MONEY));

const FOLDER = new URL('../../locales/demo/', import.meta.url);
const texts = readdirSync(FOLDER).map((file) => {
  const tag = file.replace(/\.json$/, '');
  return [tag, JSON.parse(withAmounts(readFileSync(new URL(file, FOLDER), 'utf8'), tag)) as DemoTexts] as const;
});

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
