import { addNamespace, createI18n, type LocaleLoaders, switchLanguage } from '@atrium/i18n/create-i18n';
import { textsOfVersion } from '@atrium/i18n/texts-of-version';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';

const texts = (en: object, tl: object, content?: string): LocaleLoaders => ({
  en: async () => ({ default: en }),
  tl: async () => ({ default: tl }),
  ...(content && { [Symbol.for('atrium.texts')]: content }),
});
const OLD = texts({ title: 'Old title', last: 'Only in the old' }, { title: 'Lumang pamagat' });
const NEW = texts({ title: 'New title', added: 'Added' }, { title: 'Bagong pamagat', added: 'Dagdag' });

/** A screen with texts of its remote, by component and by prefix, and of a kit that it carries. */
function Screen({ label }: { label: string }) {
  const { t, i18n } = useTranslation('den');
  const kit = useTranslation('kit').t;
  const added = i18n.exists('den:added') ? t('added') : 'nothing added';
  return <p data-testid={label}>{[t('title'), t('den:title'), added, kit('word'), t('kit:word')].join(' | ')}</p>;
}
async function start() {
  const i18n = await createI18n('EN');
  const show = () =>
    render(
      ['den@1.0.0', 'den@1.1.0'].map((owner) => (
        <I18nextProvider key={owner} i18n={textsOfVersion(i18n, owner)}>
          <Screen label={owner} />
        </I18nextProvider>
      )),
    );
  return { i18n, show, text: (owner: string) => screen.getByTestId(owner).textContent };
}

it('[13-01] shows two versions in one page with texts of their own, also after a change of language', async () => {
  const { i18n, show, text } = await start();
  await addNamespace(i18n, 'den', OLD, { owner: 'den@1.0.0' });
  await addNamespace(i18n, 'kit', texts({ word: 'old kit' }, { word: 'lumang kit' }), { owner: 'den@1.0.0' });
  await addNamespace(i18n, 'den', NEW, { owner: 'den@1.1.0' });
  await addNamespace(i18n, 'kit', texts({ word: 'new kit' }, { word: 'bagong kit' }), { owner: 'den@1.1.0' });
  show();
  expect(text('den@1.0.0')).toBe('Old title | Old title | nothing added | old kit | old kit');
  expect(text('den@1.1.0')).toBe('New title | New title | Added | new kit | new kit');
  await act(() => switchLanguage(i18n, 'TY'));
  expect(await screen.findByText('Bagong pamagat | Bagong pamagat | Dagdag | bagong kit | bagong kit')).toBeVisible();
  expect(text('den@1.0.0')).toBe('Lumang pamagat | Lumang pamagat | nothing added | lumang kit | lumang kit');
});

it('[13-01] fetches texts that two versions share once', async () => {
  const { i18n } = await start();
  let fetches = 0;
  const counted = (): LocaleLoaders => {
    const shared = texts({ word: 'kit' }, {}, 'same-hash');
    const en = () => {
      fetches++;
      return shared.en!();
    };
    return { ...shared, en };
  };
  await addNamespace(i18n, 'kit', counted(), { owner: 'den@1.0.0' });
  await addNamespace(i18n, 'kit', counted(), { owner: 'hall@2.0.0' });
  expect([fetches, textsOfVersion(i18n, 'hall@2.0.0').t('kit:word')]).toEqual([1, 'kit']);
});

it('a version that falls back to English still shows its own', async () => {
  const { i18n } = await start();
  await switchLanguage(i18n, 'TY');
  await addNamespace(i18n, 'den', OLD, { owner: 'den@1.0.0' });
  await addNamespace(i18n, 'den', texts({ title: 'New', last: 'Own last' }, {}), { owner: 'den@1.1.0' });
  expect(textsOfVersion(i18n, 'den@1.1.0').t('den:last')).toBe('Own last');
  expect(textsOfVersion(i18n, 'den@1.0.0').t('last', { ns: 'den' })).toBe('Only in the old');
});
