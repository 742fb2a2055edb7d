import { favouriteGames } from '@atrium/contracts/games';
import { act, render, screen } from '@testing-library/react';
import { createResource, type Resource, useResource } from './resource.state.ts';
import type { Session } from './session-gate.ts';
import { sessionAtom } from './session.state.ts';
import { createTestHost, refuse, route } from './testing.tsx';

const memberNamed = (account: string): Session => ({ token: 'marker', account, isAgent: 0 });

function Screen({ resource }: { resource: Resource<typeof favouriteGames> }) {
  const { value, status } = useResource(resource);
  return <p>{`${status} ${value?.join() ?? 'nothing'}`}</p>;
}

/** A screen over a member's favourites; `answer` is what the gateway says to whoever is signed in. */
async function open(answer: () => string[] | Promise<string[]>) {
  const resource = createResource(favouriteGames);
  const host = await createTestHost({ session: memberNamed('anna'), routes: [route(favouriteGames, answer)] });
  render(<Screen resource={resource} />, { wrapper: host.Frame });
  return { ...host, resource, signIn: (account: string | null) => act(async () => host.store.set(sessionAtom, account === null ? null : memberNamed(account))) };
}

it('shows nobody what another account was told, and asks anew for whoever is signed in', async () => {
  let answer = () => ['of anna'];
  const { signIn, calls } = await open(() => answer());
  expect(await screen.findByText('ready of anna')).toBeVisible();
  await signIn(null);
  expect(screen.getByText('pending nothing')).toBeVisible();
  expect(calls).toHaveLength(1);
  answer = () => refuse('SYSTEM_BUSY');
  await signIn('ben');
  expect(await screen.findByText('failed nothing')).toBeVisible();
  answer = () => ['of ben'];
  await signIn(null);
  await signIn('ben');
  expect(await screen.findByText('ready of ben')).toBeVisible();
});

it('gives an account no answer that another one asked for', async () => {
  const late = Promise.withResolvers<string[]>();
  const answers = [late.promise, Promise.resolve(['of ben'])];
  const { signIn } = await open(() => answers.shift()!);
  await signIn('ben');
  expect(await screen.findByText('ready of ben')).toBeVisible();
  await act(async () => {
    late.resolve(['of anna']);
    // The call's own turns.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('ready of ben')).toBeVisible();
});

it('holds to what was written while a fetch was on its way', async () => {
  const late = Promise.withResolvers<string[]>();
  const { store, resource } = await open(() => late.promise);
  act(() => store.set(resource.entry(undefined).stateAtom, { status: 'ready', value: ['written'], error: undefined }));
  await act(async () => {
    late.resolve(['before']);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('ready written')).toBeVisible();
});
