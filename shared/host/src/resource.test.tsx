import { favouriteGames } from '@atrium/contracts/favourite-games';
import { BACKGROUND_HEADER } from '@atrium/contracts/live';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEvent } from './hooks.ts';
import { createResource, type Resource, useResource } from './resource.state.ts';
import type { Session } from './session-gate.ts';
import { sessionAtom } from './session.state.ts';
import { createTestHost, refuse, route, sampleBalance } from './testing.tsx';

const memberNamed = (account: string): Session => ({ token: 'marker', account, isAgent: 0 });

function Screen({ resource }: { resource: Resource<typeof favouriteGames> }) {
  const { value, status } = useResource(resource);
  return <p>{`${status} ${value?.join() ?? 'nothing'}`}</p>;
}

function Follower({ resource }: { resource: Resource<typeof favouriteGames> }) {
  const { reload } = useResource(resource);
  useEvent('balance.changed', () => void reload());
  return (
    <button type="button" onClick={() => void reload()}>
      again
    </button>
  );
}

/** A screen over a member's favourites; `answer` is the gateway's answer to the member that is signed in. */
async function open(answer: () => string[] | Promise<string[]>) {
  const resource = createResource(favouriteGames);
  const host = await createTestHost({ session: memberNamed('anna'), routes: [route(favouriteGames, answer)] });
  render(<Screen resource={resource} />, { wrapper: host.Frame });
  return {
    ...host,
    resource,
    signIn: (account: string | null) =>
      act(async () => host.store.set(sessionAtom, account === null ? null : memberNamed(account))),
  };
}

it('shows no account the answer of another one, and fetches again for the account that is signed in', async () => {
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

it('drops an answer that another account requested', async () => {
  const late = Promise.withResolvers<string[]>();
  const answers = [late.promise, Promise.resolve(['of ben'])];
  const { signIn } = await open(() => answers.shift()!);
  await signIn('ben');
  expect(await screen.findByText('ready of ben')).toBeVisible();
  await act(async () => {
    late.resolve(['of anna']);
    // The call takes a few turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('ready of ben')).toBeVisible();
});

it('keeps a value that was written during a fetch', async () => {
  const late = Promise.withResolvers<string[]>();
  const { store, resource } = await open(() => late.promise);
  act(() => store.set(resource.entry(undefined).stateAtom, { status: 'ready', value: ['written'], error: undefined }));
  await act(async () => {
    late.resolve(['before']);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('ready written')).toBeVisible();
});

it('shows what a fetch after an event read, not what one before it read', async () => {
  const [early, late] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const answers = [Promise.resolve(['at first']), early.promise, late.promise];
  const { resource, bus, calls, Frame } = await open(() => answers.shift()!);
  expect(await screen.findByText('ready at first')).toBeVisible();
  // The other screen has fetched already: the mount of this one fetches again.
  answers.unshift(Promise.resolve(['at first']));
  render(<Follower resource={resource} />, { wrapper: Frame });
  await waitFor(() => expect(calls).toHaveLength(2));
  await screen.findByText('ready at first');
  const change = (sequence: number) => act(async () => bus.emit('balance.changed', sampleBalance('100', sequence)));
  calls.length = 0;
  await change(1);
  await change(2);
  await change(3);
  expect(calls).toHaveLength(1);
  await act(async () => early.resolve(['before the win']));
  await act(async () => late.resolve(['after the win']));
  expect(await screen.findByText('ready after the win')).toBeVisible();
  // One more call for both events, also a background call.
  expect(calls.map(({ headers }) => BACKGROUND_HEADER in headers)).toEqual([true, true]);
});

it('marks a call that an event causes as a background call, and no other', async () => {
  const { resource, bus, calls, Frame } = await open(() => []);
  render(<Follower resource={resource} />, { wrapper: Frame });
  const marks = () => calls.map(({ headers }) => BACKGROUND_HEADER in headers);
  await screen.findByText('ready');
  expect(marks()).not.toContain(true);
  calls.length = 0;
  await act(async () => bus.emit('balance.changed', sampleBalance('100')));
  await waitFor(() => expect(marks()).toEqual([true]));
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(marks()).toEqual([true, false]));
});
