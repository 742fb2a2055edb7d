import { setLanguage } from '@atrium/contracts/session';
import { route } from '@atrium/host/testing';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { chooseLanguageAtom } from './language.state.ts';

it('says that a language cannot be fetched, keeps the one in use, and remembers none that it cannot show', async () => {
  const { store, i18n, calls } = await createShellHost({ routes: [route(setLanguage, {})] });
  await addNamespace(i18n, 'sample', { en: async () => ({ default: {} }), vi: () => Promise.reject(new Error('no connection')) });
  await store.set(chooseLanguageAtom, 'VI');
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Network link is abnormal, please try again']);
  expect([i18n.language, localStorage.getItem('lang'), calls]).toEqual(['en', null, []]);
  await store.set(chooseLanguageAtom, 'MS');
  expect([i18n.language, localStorage.getItem('lang')]).toEqual(['ms', 'MS']);
});
