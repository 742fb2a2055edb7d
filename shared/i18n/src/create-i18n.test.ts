import { ERROR_CODES } from '@atrium/contracts/error-codes';
import { addNamespace, createI18n, switchLanguage } from './create-i18n.ts';
import { ERRORS_NAMESPACE, errorSentence } from './error-sentence.ts';
import { addErrorTexts, errorLocales } from './error-texts.ts';
import { releaseTexts, textsOfVersion } from './texts-of-version.ts';

const texts = {
  en: async () => ({ default: { hello: 'Hello', only: 'Only English' } }),
  tl: async () => ({ default: { hello: 'Kumusta' } }),
};

describe('the texts of a page', () => {
  it('[1-23] a key that Tagalog lacks falls back to English instead of the raw key', async () => {
    const i18n = await createI18n('TY');
    await addNamespace(i18n, 'sample', texts);
    expect(i18n.t('sample:hello')).toBe('Kumusta');
    expect(i18n.t('sample:only')).toBe('Only English');
  });

  it("[1-24] any code of the registry may be chosen: its texts are its kin's, else English", async () => {
    const further = { ...texts, zh: async () => ({ default: { hello: '你好' } }) };
    const i18n = await createI18n('TW');
    await addNamespace(i18n, 'sample', further);
    expect([i18n.language, i18n.t('sample:hello'), i18n.t('sample:only')]).toEqual(['zh-TW', '你好', 'Only English']);
    await switchLanguage(i18n, 'JA');
    expect([i18n.language, i18n.t('sample:hello')]).toEqual(['ja', 'Hello']);
  });

  it('a change of language brings the texts of every namespace before it switches', async () => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, 'sample', texts);
    await switchLanguage(i18n, 'TY');
    expect(i18n.t('sample:hello')).toBe('Kumusta');
    expect(i18n.language).toBe('tl');
  });

  it('the texts of a version that is released go, unless another version has the same', async () => {
    const i18n = await createI18n('EN');
    const other = { en: async () => ({ default: { hello: 'Good day' } }) };
    await addNamespace(i18n, 'sample', texts, { owner: 'slots@1.0.0' });
    await addNamespace(i18n, 'sample', texts, { owner: 'slots@1.1.0' });
    await addNamespace(i18n, 'sample', other, { owner: 'slots@2.0.0' });
    const hello = (version: string) => textsOfVersion(i18n, `slots@${version}`).t('sample:hello');
    expect(hello('2.0.0')).toBe('Good day');
    releaseTexts(i18n, 'slots@1.0.0');
    expect([hello('1.1.0'), hello('2.0.0')]).toEqual(['Hello', 'Good day']);
    releaseTexts(i18n, 'slots@2.0.0');
    expect([i18n.getDataByLanguage('en'), hello('1.1.0')]).toEqual([
      { sample: { hello: 'Hello', only: 'Only English' } },
      'Hello',
    ]);
    await addNamespace(i18n, 'sample', other, { owner: 'slots@2.0.0' });
    expect([hello('1.1.0'), hello('2.0.0')]).toEqual(['Hello', 'Good day']);
  });

  it('a component changes the language through the proxy that its hook returns', async () => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, 'sample', texts);
    await switchLanguage(new Proxy(i18n, {}), 'TY');
    expect(i18n.t('sample:hello')).toBe('Kumusta');
  });
});

describe('without a connection', () => {
  const lost = { ...texts, vi: () => Promise.reject(new Error('no connection')) };

  it('English stands in for texts that fail to load; without English there is nothing to show', async () => {
    const i18n = await createI18n('VI');
    await addNamespace(i18n, 'sample', lost);
    expect([i18n.language, i18n.t('sample:hello')]).toEqual(['vi', 'Hello']);
    await expect(addNamespace(i18n, 'bare', { en: lost.vi })).rejects.toThrow('no connection');
  });

  it('texts that are lost on the way are fetched again', async () => {
    const vi = jest.fn(async () => ({ default: { hello: 'Xin chào' } })).mockRejectedValueOnce(new Error('lost'));
    const i18n = await createI18n('VI');
    await addNamespace(i18n, 'sample', { ...texts, vi });
    expect([i18n.t('sample:hello'), vi.mock.calls.length]).toEqual(['Xin chào', 2]);
  });

  it('a language is not switched to if its texts fail to load', async () => {
    const i18n = await createI18n('TY');
    await addNamespace(i18n, 'sample', lost);
    await expect(switchLanguage(i18n, 'VI')).rejects.toThrow('no connection');
    expect([i18n.language, i18n.t('sample:hello')]).toEqual(['tl', 'Kumusta']);
  });
});

describe('drawing again', () => {
  const addedNamespaces = (i18n: Awaited<ReturnType<typeof createI18n>>) => {
    const added: string[] = [];
    i18n.store.on('added', (_tag: string, namespace: string) => added.push(namespace));
    return added;
  };

  it('texts that nothing on the screen shows are there without drawing the page again', async () => {
    const i18n = await createI18n('EN');
    const added = addedNamespaces(i18n);
    await addNamespace(i18n, 'sample', texts, { unseen: () => true });
    expect([i18n.t('sample:hello'), added]).toEqual(['Hello', []]);
    await addNamespace(i18n, 'other', texts, { unseen: () => false });
    expect(added).toEqual(['other']);
  });

  it('a sentence that was wanted before the sentences came is drawn when they have come; without one nothing is', async () => {
    const calm = await createI18n('EN');
    const early = await createI18n('EN');
    const [one, other] = [addedNamespaces(calm), addedNamespaces(early)];
    errorSentence(early, 'TIMEOUT');
    await addErrorTexts(calm);
    await addErrorTexts(early);
    expect([one, other]).toEqual([[], [ERRORS_NAMESPACE]]);
    expect(errorSentence(calm, 'TIMEOUT')).toContain('longer time');
  });
});

describe('sentences of errors', () => {
  const codes = [...Object.keys(ERROR_CODES), 'NETWORK', 'TIMEOUT', 'ABORTED'].sort();

  it.each(Object.keys(errorLocales))('every code has a sentence in %s', async (tag) => {
    const sentences = (await errorLocales[tag]!()).default;
    expect(
      Object.keys(sentences)
        .filter((key) => key !== 'default')
        .sort(),
    ).toEqual(codes);
  });

  it('[8-13] a failure without a known code reads "Unknown error"', async () => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, ERRORS_NAMESPACE, errorLocales);
    expect(errorSentence(i18n, 'SOMETHING_NEW')).toBe('Unknown error');
  });

  it('[9-42] after too many codes the sentence says to try again after 5 minutes', async () => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, ERRORS_NAMESPACE, errorLocales);
    expect(errorSentence(i18n, 'VERIFICATION_TOO_MANY')).toContain('5 minutes');
    expect(errorSentence(i18n, 'TOO_MANY_REQUESTS', { minutes: 5 })).toContain('5 minutes');
  });

  it('[5-54] the password sentence names both bounds', async () => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, ERRORS_NAMESPACE, errorLocales);
    expect(errorSentence(i18n, 'PASSWORD_RULE', { min: 8, max: 20 })).toBe(
      'Please fill in your password with 8 - 20 characters',
    );
  });

  it.each([
    ['8-11', 'NETWORK', 'Network link is abnormal, please try again'],
    ['8-12', 'TIMEOUT', 'The page took longer time to load, please check your network connectivity'],
  ])('[%s] the sentence of %s', async (_id, code, sentence) => {
    const i18n = await createI18n('EN');
    await addNamespace(i18n, ERRORS_NAMESPACE, errorLocales);
    expect(errorSentence(i18n, code)).toBe(sentence);
  });
});
