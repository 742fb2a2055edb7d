import { TEST_PERMISSION } from '@atrium/host/testing';
import { cleanup, screen } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { ConsentChange } from './consent-change.tsx';
import { ConsentNote } from './consent-note.tsx';

const tags = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(({ src }) => src);
async function open(gtagId: string | null, kept?: string) {
  const host = await createShellHost({ permission: { ...TEST_PERMISSION, analytics: { gtagId } } });
  if (kept) localStorage.setItem('analyticsConsent', kept);
  host.show(<ConsentNote />);
  return host;
}
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

it('[3-65] loads the tag with the given id after consent, and not before', async () => {
  const { user } = await open('G-ABC1234');
  expect(tags()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234']);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
  await open('G-ABC1234', 'granted');
  expect(tags()).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
});

it('[3-65] loads nothing after a refusal, and does not ask again', async () => {
  const { user } = await open('G-ABC1234');
  await user.click(screen.getByRole('button', { name: "Don't allow" }));
  expect([tags(), screen.queryByRole('region'), localStorage.getItem('analyticsConsent')]).toEqual([
    [],
    null,
    'refused',
  ]);
});

it('[3-65] neither asks nor loads anything without an id, even where consent was given earlier', async () => {
  await open(null, 'granted');
  expect([tags(), screen.queryByRole('region')]).toEqual([[], null]);
});

it('[3-65] sends nothing more after consent is withdrawn, and shows the question again', async () => {
  const host = await createShellHost({ permission: { ...TEST_PERMISSION, analytics: { gtagId: 'G-ABC1234' } } });
  localStorage.setItem('analyticsConsent', 'granted');
  host.show(
    <>
      <ConsentNote />
      <ConsentChange />
    </>,
  );
  expect(Reflect.get(window, 'ga-disable-G-ABC1234')).toBeUndefined();
  await host.user.click(screen.getByRole('button', { name: 'Change my statistics choice' }));
  expect([localStorage.getItem('analyticsConsent'), Reflect.get(window, 'ga-disable-G-ABC1234')]).toEqual([null, true]);
  expect(screen.queryByRole('button', { name: /Change my statistics choice/ })).toBeNull();
  await host.user.click(screen.getByRole('button', { name: "Don't allow" }));
  expect(screen.getByRole('button', { name: /Change my statistics choice/ })).toBeInTheDocument();
});
