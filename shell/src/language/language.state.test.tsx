import { setLanguage } from '@atrium/contracts/session';
import { route } from '@atrium/host/testing';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { chooseLanguageAtom } from './language.state.ts';

it('reports a language that fails to load, keeps the current one, and stores none that it cannot show', async () => {
  const { store, i18n, calls } = await createShellHost({ routes: [route(setLanguage, {})] });
  await addNamespace(i18n, 'sample', {
    en: async () => ({ default: {} }),
    vi: () => Promise.reject(new Error('no connection')),
  });
  await store.set(chooseLanguageAtom, 'VI');
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Network link is abnormal, please try again']);
  expect([i18n.language, localStorage.getItem('lang'), calls]).toEqual(['en', null, []]);
  await store.set(chooseLanguageAtom, 'MS');
  expect([i18n.language, localStorage.getItem('lang')]).toEqual(['ms', 'MS']);
});

it('keeps the newest choice whichever texts load first, and neither stores, sends nor announces the one before', async () => {
  const { store, i18n, sent } = await createShellHost({ routes: [route(setLanguage, {})] });
  const texts = {
    CN: Promise.withResolvers<{ default: object }>(),
    VI: Promise.withResolvers<{ default: object }>(),
    MS: Promise.withResolvers<{ default: object }>(),
  };
  await addNamespace(i18n, 'sample', {
    en: async () => ({ default: {} }),
    zh: () => texts.CN.promise,
    vi: () => texts.VI.promise,
    ms: () => texts.MS.promise,
  });
  const choices = (['CN', 'VI', 'MS'] as const).map((code) => store.set(chooseLanguageAtom, code));
  texts.CN.resolve({ default: {} });
  await choices[0];
  expect(i18n.language).toBe('en');
  texts.MS.resolve({ default: {} });
  await choices[2];
  texts.VI.reject(new Error('no connection'));
  await Promise.all(choices);
  expect([
    i18n.language,
    document.documentElement.lang,
    localStorage.getItem('lang'),
    localStorage.getItem('hisLang'),
  ]).toEqual(['ms', 'ms', 'MS', 'MS']);
  expect(sent('session.setLanguage')).toEqual([{ language: 'MS' }]);
  expect(store.get(toastsAtom)).toEqual([]);
});
