import { Place } from '@atrium/host';
import { defineRemote, type RemotePart } from '@atrium/host/define-remote';
import type { Places } from '@atrium/host/places';
import { act, screen, waitFor } from '@testing-library/react';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { shownPlaces } from './shown-places.ts';

const en = async () => ({ default: {} });
const record = {
  id: '17',
  roundId: 'R-17',
  at: '2026-11-20T08:00:00Z',
  gameId: 'TL-book',
  gameType: 'SPORTS',
  vassalage: 'TL',
  vendorName: 'Touchline',
  stake: '1000',
  payout: '0',
  selections: ['Northgate'],
};
const loaded: string[] = [];

const partOf =
  (text: string) =>
  ({ record: { id } }: Places['member-centre.record']) => {
    if (text === 'throws') throw new TypeError('planted');
    return <p>{`${text} ${id}`}</p>;
  };

function filler(name: string, part: Partial<RemotePart> = {}, text = name) {
  const Part = partOf(text);
  const load = async () => {
    loaded.push(name);
    return { Part };
  };
  return defineRemote({
    name,
    contract: 1,
    kind: 'page',
    routes: [],
    parts: [{ place: 'member-centre.record', ...part, load } as RemotePart],
    locales: { en },
  });
}

async function show(remotes: readonly ReturnType<typeof filler>[], topic = 'SPORTS') {
  loaded.length = 0;
  const shell = await createShellHost({ remotes });
  const { unmount } = shell.show(
    <section>
      <h1>Round</h1>
      <Place name="member-centre.record" topic={topic} input={{ record }} />
    </section>,
  );
  return { ...shell, unmount };
}
const lines = () => screen.queryAllByText(/ 17$/).map(({ textContent }) => textContent);

it('[13-16] shows the parts of all remotes that fill the place, in their order', async () => {
  await show([filler('yard'), filler('den'), filler('first', { order: 1 })]);
  await waitFor(() => expect(lines()).toEqual(['first 17', 'den 17', 'yard 17']));
});

it('[13-21] is known as shown, with what it gives, while it is', async () => {
  const { unmount } = await show([filler('den')]);
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(shownPlaces()).toEqual([
    { place: 'member-centre.record', topic: 'SPORTS', remotes: ['den'], input: { record } },
  ]);
  unmount();
  expect(shownPlaces()).toEqual([]);
});

it('[13-16] loads nothing of a remote whose part is about other topics', async () => {
  await show([filler('den', { topics: ['SPORTS', 'ESPORTS'] }), filler('yard', { topics: ['RNG'] })]);
  await waitFor(() => expect(lines()).toEqual(['den 17']));
  expect(loaded).toEqual(['den']);
});

it('[13-16] keeps the place and the other parts where one throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show([filler('den', {}, 'throws'), filler('yard')]);
  await waitFor(() => expect(lines()).toEqual(['yard 17']));
  expect(screen.getByRole('heading', { name: 'Round' })).toBeVisible();
});

it('[13-16] takes a part away with the snapshot that no longer has it', async () => {
  const { store } = await show([filler('den'), filler('yard')]);
  await waitFor(() => expect(lines()).toHaveLength(2));
  const snapshot = store.get(snapshotAtom)!;
  const without = snapshot.remotes.map((remote) => (remote.name === 'den' ? { ...remote, parts: [] } : remote));
  await act(async () => store.set(snapshotAtom, { ...snapshot, remotes: without }));
  expect(lines()).toEqual(['yard 17']);
});
