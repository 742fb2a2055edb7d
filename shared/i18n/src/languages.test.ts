import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, supportedLanguages, textTags } from './languages.ts';

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

  it('Arabic runs from right to left', () => expect(languageOf('AR').dir).toBe('rtl'));
});
