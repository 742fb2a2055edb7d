import {
  DEFAULT_LANGUAGE,
  FINISHED_LANGUAGES,
  LANGUAGES,
  languageOf,
  shownLanguage,
  supportedLanguages,
  textTags,
} from './languages.ts';

describe('languages', () => {
  it('[1-24] the registry holds at least 30 codes, each with a name and a flag', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(30);
    const codes = LANGUAGES.map((language) => language.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['EN', 'CN', 'TH', 'VI', 'ID', 'KO', 'PT-BR', 'AR']));
    for (const { name, flag } of LANGUAGES) {
      expect(name).not.toBe('');
      expect(flag).toMatch(/^[a-z]{2}$/);
    }
  });

  it('[1-25] configuration alone switches languages on; TY is Tagalog', () => {
    expect(supportedLanguages(['TY', 'EN']).map(({ tag }) => tag)).toEqual(['tl', 'en']);
    expect(supportedLanguages(['CN', 'MS', 'NOPE']).map(({ tag }) => tag)).toEqual(['zh', 'ms']);
  });

  it('[1-26] without a choice the language is EN', () => {
    expect(DEFAULT_LANGUAGE).toBe('EN');
    expect(languageOf(null).code).toBe('EN');
    expect(languageOf('XX').code).toBe('EN');
  });

  it('a language without texts is read in its kin, and everything in English at last', () => {
    expect(textTags('zh-TW')).toEqual(['zh-TW', 'zh', 'en']);
    expect(textTags('pt')).toEqual(['pt', 'pt-BR', 'en']);
    expect([textTags('th'), textTags('en')]).toEqual([['th', 'en'], ['en']]);
  });

  it('a page says of itself the language that its texts are in', () => {
    const shown = (code: string) => [shownLanguage(code).tag, shownLanguage(code).dir];
    expect([shown('DE'), shown('FA'), shown('TW'), shown('PT')]).toEqual([
      ['en', 'ltr'],
      ['en', 'ltr'],
      ['zh', 'ltr'],
      ['pt-BR', 'ltr'],
    ]);
    for (const code of FINISHED_LANGUAGES) expect(shownLanguage(code).code).toBe(code);
  });

  it('[1-24] every code of the registry is read in a finished language: its own, its kin, else English', () => {
    const finished = FINISHED_LANGUAGES.map((code) => languageOf(code).tag);
    const read = LANGUAGES.map(({ code, tag }) => [code, textTags(tag).find((each) => finished.includes(each))]);
    const others = read.filter(([code]) => !(FINISHED_LANGUAGES as readonly (string | undefined)[]).includes(code));
    expect(read.filter((each) => !others.includes(each)).map(([, tag]) => tag)).toEqual(finished);
    expect(others.filter(([, tag]) => tag !== 'en')).toEqual([
      ['TW', 'zh'],
      ['PT', 'pt-BR'],
    ]);
    expect(others.length).toBeGreaterThanOrEqual(20);
  });

  it('Arabic runs from right to left', () => expect(languageOf('AR').dir).toBe('rtl'));
});
