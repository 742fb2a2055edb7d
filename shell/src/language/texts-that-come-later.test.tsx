import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { addNamespace, createI18n } from '@atrium/i18n/create-i18n';
import { textsOfVersion } from '@atrium/i18n/texts-of-version';

const OWNER = 'slots@1.0.0';
const english = (hello: string) => ({ en: async () => ({ default: { hello } }) });

let renders = 0;
beforeEach(() => {
  renders = 0;
});

function Greeting() {
  renders += 1;
  return <p>{useTranslation('greeting').t('hello')}</p>;
}

/** A page with a component that reads the namespace `greeting` as the code of a version does. */
async function openedPage() {
  const i18n = await createI18n('EN');
  render(
    <I18nextProvider i18n={textsOfVersion(i18n, OWNER)}>
      <Greeting />
    </I18nextProvider>,
  );
  return i18n;
}

it('a namespace that no component has read renders nothing again', async () => {
  const i18n = await openedPage();
  const before = renders;
  await act(() => addNamespace(i18n, 'other', english('Other')));
  expect([i18n.t('other:hello'), renders]).toEqual(['Other', before]);
});

it('texts that a component has read before they came are rendered when they have come', async () => {
  const i18n = await openedPage();
  expect(screen.getByText('Hello')).toBeTruthy();
  await act(() => addNamespace(i18n, 'greeting', english('Good evening'), { owner: OWNER }));
  expect(screen.getByText('Good evening')).toBeTruthy();
});
