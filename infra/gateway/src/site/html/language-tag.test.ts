import { htmlLanguage } from './language-tag.ts';

it('marks a document with the language of its texts, even if the chosen language has none', () => {
  expect(['EN', 'CN', 'TY', 'AR', 'PT-BR'].map((code) => htmlLanguage(code).lang)).toEqual([
    'en',
    'zh',
    'tl',
    'ar',
    'pt-BR',
  ]);
  expect([htmlLanguage('AR'), htmlLanguage('FA'), htmlLanguage('DE')]).toEqual([
    { lang: 'ar', dir: 'rtl' },
    { lang: 'en', dir: 'ltr' },
    { lang: 'en', dir: 'ltr' },
  ]);
  expect([htmlLanguage('TW').lang, htmlLanguage('PT').lang]).toEqual(['zh', 'pt-BR']);
});
