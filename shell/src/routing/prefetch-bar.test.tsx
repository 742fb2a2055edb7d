import { defineRemote } from '@atrium/host/define-remote';
import { waitFor } from '@testing-library/react';
import { createShellHost } from '../testing/shell-host.tsx';
import { prefetchBar } from './prefetch-bar.ts';

const Empty = () => null;
const remote = (name: string, path: string) =>
  defineRemote({
    name,
    contract: 1,
    kind: 'game',
    locales: { en: async () => ({ default: {} }) },
    routes: [{ path, layout: 'full', group: name, load: async () => ({ Page: Empty }) }],
  });
const REMOTES = [remote('slots', '/rng'), remote('fish', '/fish'), remote('live', '/live')];
const entryOf = (name: string) => `/remotes/${name}/1.0.0/remoteEntry.js`;

/** jsdom has no layout: a link is as high on the page as its attribute says. */
beforeEach(() =>
  jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(0, Number(this.dataset.top ?? 0), Number(this.dataset.width ?? 80), 40);
  }),
);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const connect = (connection: { saveData?: boolean; effectiveType?: string }) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

/** A page with a bar, and the files that were fetched ahead of a press. Each arrives when the test says so. */
async function open() {
  const fetched: { url: string; arrive(): void }[] = [];
  const shell = await createShellHost({
    remotes: REMOTES,
    prefetch: ({ url }) => new Promise((arrive) => fetched.push({ url, arrive: () => arrive(true) })),
  });
  shell.show(
    <>
      <nav>
        <a href="/">Home</a>
        <a href="/promotions">Promotions</a>
        <a href="/rng?page=PG">Slots</a>
        <a href="/rng?page=CPL">Copperline</a>
        <a href="/fish">Fish</a>
        <a href="/live" data-top={5_000}>
          Live, below what can be seen
        </a>
        <a href="/live" data-width={0}>
          Live, hidden
        </a>
        <a href="https://elsewhere.example/live">Elsewhere</a>
      </nav>
      <a href="/live">Live</a>
    </>,
  );
  return fetched;
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1_200));

it('[2.1-39] fetches the screens of the bar one after another, and none that is elsewhere or cannot be seen', async () => {
  const fetched = await open();
  prefetchBar();
  await waitFor(() => expect(fetched).toHaveLength(1), { timeout: 5_000 });
  await aMoment();
  expect(fetched.map(({ url }) => url)).toEqual([entryOf('slots')]);
  fetched[0]!.arrive();
  await waitFor(() => expect(fetched).toHaveLength(2), { timeout: 5_000 });
  fetched[1]!.arrive();
  await aMoment();
  expect(fetched.map(({ url }) => url)).toEqual([entryOf('slots'), entryOf('fish')]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing where the browser says %j',
  async (connection) => {
    connect(connection);
    const fetched = await open();
    prefetchBar();
    await aMoment();
    expect(fetched).toEqual([]);
  },
);

it('stops when the visitor begins to save data', async () => {
  connect({ effectiveType: '3g' });
  const fetched = await open();
  prefetchBar();
  await waitFor(() => expect(fetched).toHaveLength(1), { timeout: 5_000 });
  connect({ saveData: true });
  fetched[0]!.arrive();
  await aMoment();
  expect(fetched).toHaveLength(1);
});
