import { allTexts } from './testing/all-texts.ts';
import { laterLocales, shellLocales } from './texts.ts';

type Texts = { [key: string]: string | Texts };
const PLURAL = /_(zero|one|two|few|many|other)$/;

function keys(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [before + key.replace(PLURAL, '')] : keys(value, `${before}${key}.`)));
}
const keysOf = async (loader: () => Promise<{ default: object }>) => [...new Set(keys((await loader()).default as Texts))].sort();
const places = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>|\((?:min|max)\)/g) ?? []).sort();
const flat = (texts: Texts, before = ''): [string, string][] => Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`)));

it('has every text in every finished language, in both parts', async () => {
  for (const locales of [shellLocales, laterLocales]) {
    const english = await keysOf(locales.en!);
    for (const tag of ['zh', 'ms', 'tl', 'ar']) expect(await keysOf(locales[tag]!)).toEqual(english);
  }
});

it('has the same places to fill in every language', async () => {
  const english = new Map(flat((await allTexts.en!()).default as Texts));
  for (const tag of ['zh', 'ms', 'tl', 'ar']) {
    for (const [key, text] of flat((await allTexts[tag]!()).default as Texts)) {
      const same = english.get(key);
      if (same !== undefined && !PLURAL.test(key)) expect([tag, key, ...places(text)]).toEqual([tag, key, ...places(same)]);
    }
  }
});
