import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { laterLocales, shellLocales } from '../language/texts.ts';

type Texts = { [key: string]: string | Texts };

/** Both parts of the shell's texts as one, as a page has them once everything has come. */
export const allTexts: LocaleLoaders = Object.fromEntries(
  Object.keys(shellLocales).map((tag) => [
    tag,
    async () => {
      const [first, later] = await Promise.all([shellLocales[tag]!(), laterLocales[tag]!()]);
      return { default: merged(first.default as Texts, later.default as Texts) };
    },
  ]),
);

function merged(one: Texts, other: Texts): Texts {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = all[key];
    all[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return all;
}
