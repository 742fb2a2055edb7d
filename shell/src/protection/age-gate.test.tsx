import { sessionAtom } from '@atrium/host';
import { act, screen, waitFor } from '@testing-library/react';
import { securityFormAtom } from '../session/security-form.state.ts';
import { LogicLayer } from '../frame/logic-layer.tsx';
import { openModalAtom } from '../overlays/modals.state.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';

async function visit(brand: { ageGate?: boolean } = { ageGate: true }, at = '/') {
  const kept = { local: { ...localStorage }, session: { ...sessionStorage } };
  const shell = await createShellHost({ brand });
  for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value as string);
  for (const [key, value] of Object.entries(kept.session)) sessionStorage.setItem(key, value as string);
  shell.store.set(sessionPhaseAtom, 'known');
  const { unmount } = shell.show(<LogicLayer />, at);
  return { ...shell, unmount };
}
const gate = (name: RegExp) => screen.findByRole('alertdialog', { name });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('asks on the first visit, and not again after a yes', async () => {
  const first = await visit();
  expect(await gate(/^Are you 21 or older\?$/)).toBeVisible();
  await first.user.keyboard('{Escape}');
  await first.user.click(screen.getByRole('button', { name: "Yes, I'm 21 or older" }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  first.unmount();
  await visit();
  await act(async () => {});
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps a visitor out who is too young, also after a reload', async () => {
  const first = await visit();
  await gate(/^Are you/);
  await first.user.click(screen.getByRole('button', { name: 'No' }));
  expect(await gate(/^Access denied$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  await visit();
  expect(await gate(/^Access denied$/)).toBeVisible();
});

it('asks again where the brand requires a higher age than the confirmed one', async () => {
  localStorage.setItem('confirmedAge', '18');
  await visit();
  expect(await gate(/^Are you 21 or older\?$/)).toBeVisible();
});

it('asks no member, and no visitor of a brand that does not require it', async () => {
  const first = await visit({});
  await act(async () => {});
  expect(screen.queryByRole('alertdialog')).toBeNull();
  first.unmount();
  const { store } = await visit();
  await gate(/^Are you/);
  act(() => store.set(sessionAtom, MEMBER));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

describe('The form that the address opens', () => {
  const forms = [
    ['/register', 'registerModal'],
    ['/login', 'loginModal'],
    ['/?reset=the-secret-of-the-link', 'resetPassword'],
  ] as const;
  const arrive = async (at: string) => {
    const { store, user } = await visit({ ageGate: true }, at);
    await gate(/^Are you/);
    await act(async () => {});
    return { user, opened: () => store.get(openModalAtom)?.name ?? store.get(securityFormAtom)?.name };
  };

  it.each(forms)('waits at %s until the age is confirmed', async (at, form) => {
    const { user, opened } = await arrive(at);
    expect(opened()).toBeUndefined();
    expect(location.search).toBe('');
    await user.click(screen.getByRole('button', { name: "Yes, I'm 21 or older" }));
    await waitFor(() => expect(opened()).toBe(form));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each(forms)('never opens at %s for a visitor who is too young', async (at) => {
    const { user, opened } = await arrive(at);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await gate(/^Access denied$/);
    expect(opened()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
