import {
  languageCodeOf,
  languageOf,
  languageOfTag,
  nearestTag,
  shownLanguage,
  supportedLanguages,
  textTags,
} from './language-of.ts';
import { FINISHED_TAGS } from './languages.ts';

it('[1-25] configuration alone switches languages on; TY is Tagalog', () => {
  expect(supportedLanguages(['TY', 'EN']).map(({ tag }) => tag)).toEqual(['tl', 'en']);
  expect(supportedLanguages(['CN', 'MS', 'NOPE']).map(({ tag }) => tag)).toEqual(['zh', 'ms']);
});

it('[1-26] an unknown code or tag gives the default language', () => {
  expect([languageOf(null), languageOf('XX'), languageOfTag('xx')].map(({ code }) => code)).toEqual(['EN', 'EN', 'EN']);
  expect([languageCodeOf('tl'), languageCodeOf('zh'), languageOf('ar').tag]).toEqual(['TY', 'CN', 'ar']);
});

it('a language without texts falls back to its fallback, and finally to English', () => {
  expect(textTags('zh-TW')).toEqual(['zh-TW', 'zh', 'en']);
  expect(textTags('pt')).toEqual(['pt', 'pt-BR', 'en']);
  expect([textTags('th'), textTags('en')]).toEqual([['th', 'en'], ['en']]);
});

it('a page declares the language that its texts are in', () => {
  const shown = (code: string) => [shownLanguage(code).tag, shownLanguage(code).dir];
  expect([shown('DE'), shown('FA'), shown('TW'), shown('PT')]).toEqual([
    ['en', 'ltr'],
    ['en', 'ltr'],
    ['zh', 'ltr'],
    ['pt-BR', 'ltr'],
  ]);
  for (const tag of FINISHED_TAGS) expect(shownLanguage(languageCodeOf(tag)).tag).toBe(tag);
});

it('Arabic is written from right to left', () => expect(languageOf('AR').dir).toBe('rtl'));

it.each([
  ['zh-CN', 'zh'],
  ['zh-HK', 'zh'],
  ['TW', 'zh'],
  ['CN', 'zh'],
  ['TY', 'tl'],
  ['ar', 'ar'],
  ['PT-BR', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['KO', 'ko'],
  ['ja', 'en'],
  ['fr-CH, ms;q=0.8, en', 'ms'],
  ['xx', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the finished language nearest to %s is %s', (asked, tag) => {
  expect(nearestTag(asked)).toBe(tag);
});

it('the first finished one of several preferred languages counts', () => {
  expect([nearestTag(undefined, 'ms'), nearestTag('ja', 'ko'), nearestTag('en', 'ko')]).toEqual(['ms', 'ko', 'en']);
});
