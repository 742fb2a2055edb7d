import { readFileSync } from 'node:fs';
import { languageOf, textTags } from './language-of.ts';
import { CONSOLE_TAGS, DEFAULT_LANGUAGE, FINISHED_TAGS, LANGUAGES } from './languages.ts';

it('[1-24] the table holds at least 30 languages, each with a code, a tag, names and a flag of its own', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(30);
  for (const column of ['code', 'tag', 'name', 'english'] as const)
    expect([column, new Set(LANGUAGES.map((language) => language[column])).size]).toEqual([column, LANGUAGES.length]);
  expect(LANGUAGES.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['EN', 'CN', 'TH', 'VI', 'ID', 'KO', 'PT-BR', 'AR']),
  );
  for (const { name, english, flag } of LANGUAGES) {
    expect([name, english]).not.toContain('');
    expect(flag).toMatch(/^[a-z]{2}$/);
  }
});

it('every tag is valid BCP 47, and every fallback is a finished language', () => {
  for (const { tag, fallback } of LANGUAGES) {
    expect(new Intl.Locale(tag).baseName).toBe(tag === 'tl' ? 'fil' : tag);
    if (fallback) expect(FINISHED_TAGS).toContain(fallback);
  }
});

it('every script has a Unicode property that letters can be tested for', () => {
  for (const { name, script } of LANGUAGES)
    if (script) {
      const letters = script.split(' ').map((each) => `\\p{Script=${each}}`);
      expect([name, new RegExp(`[${letters.join('')}]`, 'u').test(name)]).toEqual([name, true]);
    }
});

it('every finished language has its row, including those of the console', () => {
  const known = LANGUAGES.map(({ tag }) => tag);
  expect(FINISHED_TAGS.filter((tag) => !known.includes(tag))).toEqual([]);
  expect(new Set(FINISHED_TAGS).size).toBe(FINISHED_TAGS.length);
  expect(CONSOLE_TAGS.filter((tag) => !FINISHED_TAGS.includes(tag))).toEqual([]);
});

it('the shell loads the font that a finished language needs', () => {
  const fonts = readFileSync(new URL('../../../shell/src/fonts.css', `file://${import.meta.filename}`), 'utf8');
  const needed = LANGUAGES.filter(({ tag }) => (FINISHED_TAGS as readonly string[]).includes(tag));
  expect(needed.flatMap(({ font }) => (font && !fonts.includes(`"${font}/`) ? [font] : []))).toEqual([]);
});

it('[1-26] without a choice the language is EN', () => {
  expect(DEFAULT_LANGUAGE).toBe('EN');
});

it('[1-24] every language is shown in a finished one: its own, its fallback, else English', () => {
  const finished = FINISHED_TAGS as readonly string[];
  const read = LANGUAGES.map(
    ({ code, tag }) => [code, textTags(tag).find((each) => finished.includes(each))!] as const,
  );
  const others = read.filter(([code]) => !finished.includes(languageOf(code).tag));
  expect(read.filter((each) => !others.includes(each)).map(([, tag]) => tag)).toEqual(finished);
  expect(others.filter(([, tag]) => tag !== 'en')).toEqual([
    ['TW', 'zh'],
    ['PT', 'pt-BR'],
  ]);
  expect(others.length).toBeGreaterThanOrEqual(20);
});
