import { endpoint } from '@atrium/contracts/endpoint';
import type { PortalEvents } from '@atrium/contracts/events';
import { BACKGROUND_HEADER } from '@atrium/contracts/live';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { createResource, type Resource, useResource } from './resource.state.ts';
import { createTestHost, loseAnswer, refuse, route, sampleBalance } from './testing.tsx';

const figures = endpoint({
  name: 'test.figures',
  method: 'GET',
  path: '/test/figures',
  access: 'token',
  summary: 'Figures of a test.',
  source: '',
  query: v.object({ game: v.optional(v.string()) }),
  reply: v.array(v.string()),
  errors: [],
});
type Figures = Resource<typeof figures>;

function Screen({ resource, game, paused = false }: { resource: Figures; game?: string; paused?: boolean }) {
  const { value, status, updatedAt } = useResource(resource, { query: { game } }, { paused });
  return (
    <p data-testid={game ?? 'all'}>
      {`${status} ${value?.join() ?? 'nothing'} ${updatedAt === undefined ? 'never' : updatedAt}`}
    </p>
  );
}

async function start(answer: (game: string | undefined) => string[] | Promise<string[]>) {
  const host = await createTestHost({
    session: { token: 'marker', account: 'anna', isAgent: 0 },
    routes: [route(figures, ({ query }) => answer(query.game))],
  });
  const emit = (...[event, detail]: { [E in keyof PortalEvents]: [E, PortalEvents[E]] }[keyof PortalEvents]) =>
    act(async () => host.bus.emit(event, detail as never));
  let sequence = 0;
  const win = () => emit('balance.changed', sampleBalance('100', ++sequence));
  return { ...host, emit, win };
}
const settled = (id = 'all') => waitFor(() => expect(screen.getByTestId(id)).toHaveTextContent(/^(ready|failed)/));
const see = (visible: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => jest.restoreAllMocks());

it('fetches a shown resource again after its events, as a background call, and not for what happened before', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'] });
  let word = 'before';
  const { win, emit, calls, Frame } = await start(() => [word]);
  await win();
  render(<Screen resource={resource} />, { wrapper: Frame });
  await settled();
  expect(calls).toHaveLength(1);
  word = 'after';
  await win();
  expect(await screen.findByText(/^ready after/)).toBeVisible();
  await emit('notice.published', { id: '1' });
  expect(calls.map(({ headers }) => BACKGROUND_HEADER in headers)).toEqual([false, true]);
  // Events were missed: any of them may have been one of these.
  await emit('live.gap', {});
  await waitFor(() => expect(calls).toHaveLength(3));
});

it('fetches a burst of events once, and once more when one arrives during the fetch', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed', 'withdrawal.changed'] });
  const [first, second] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const answers: (string[] | Promise<string[]>)[] = [['at first'], first.promise, second.promise];
  const { win, emit, calls, Frame } = await start(() => answers.shift()!);
  render(<Screen resource={resource} />, { wrapper: Frame });
  await settled();
  await win();
  await emit('withdrawal.changed', { id: 'w1', status: 'paid' });
  await win();
  expect(calls).toHaveLength(2);
  await act(async () => first.resolve(['too early']));
  await act(async () => second.resolve(['final']));
  expect(await screen.findByText(/^ready final/)).toBeVisible();
  expect(calls).toHaveLength(3);
});

it('repeats a refresh that was lost on the way while a screen shows the last value, as a background call', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'] });
  const answers: (() => string[])[] = [() => ['before'], loseAnswer, () => refuse('UNKNOWN'), () => ['after']];
  const { win, calls, Frame } = await start(() => answers.shift()!());
  render(<Screen resource={resource} />, { wrapper: Frame });
  await settled();
  await win();
  expect(await screen.findByText(/^failed before/)).toBeVisible();
  expect(await screen.findByText(/^ready after/, {}, { timeout: 8_000 })).toBeVisible();
  expect(calls.map(({ headers }) => BACKGROUND_HEADER in headers)).toEqual([false, true, true, true]);
}, 15_000);

it('does not repeat a refresh that was refused', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'] });
  const answers: (() => string[])[] = [() => ['before'], () => refuse('FUNCTION_DISABLED')];
  const { win, calls, Frame } = await start(() => answers.shift()!());
  render(<Screen resource={resource} />, { wrapper: Frame });
  await settled();
  await win();
  expect(await screen.findByText(/^failed before/)).toBeVisible();
  await act(async () => new Promise((done) => setTimeout(done, 1_200)));
  expect(calls).toHaveLength(2);
});

it('asks a predicate which inputs and which values an event is about', async () => {
  const resource = createResource(figures, {
    staleOn: {
      'draw.drawn': ({ gameCode }, { query }) => query.game === gameCode,
      'game.closed': ({ gameId }, _, value) => value?.includes(gameId) ?? false,
    },
  });
  const { emit, calls, Frame } = await start((game) => [`in ${game}`]);
  render(
    <>
      <Screen resource={resource} game="a" />
      <Screen resource={resource} game="b" />
    </>,
    { wrapper: Frame },
  );
  await settled('a');
  await settled('b');
  calls.length = 0;
  await emit('draw.drawn', { gameCode: 'b', issue: '1', result: '7' });
  await emit('game.closed', { gameId: 'in a' });
  await emit('game.closed', { gameId: 'in c' });
  await settled('a');
  expect(calls.map(({ query }) => query.game)).toEqual(['b', 'a']);
});

it('marks what no screen shows, and reuses what is not stale where the resource says so', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'], reuse: true });
  const { win, calls, Frame } = await start(() => ['here']);
  const show = async () => {
    const { unmount } = render(<Screen resource={resource} />, { wrapper: Frame });
    await settled();
    unmount();
  };
  await show();
  await show();
  expect(calls).toHaveLength(1);
  await win();
  expect(calls).toHaveLength(1);
  await show();
  await waitFor(() => expect(calls).toHaveLength(2));
  await show();
  expect(calls).toHaveLength(2);
});

it('asks the gateway again for an answer that the session keeps, once it is stale', async () => {
  const resource = createResource(figures, { staleOn: ['notice.published'], keptAs: 'notices' });
  const { emit, calls, Frame } = await start(() => ['here']);
  for (const published of [false, true, false]) {
    const { unmount } = render(<Screen resource={resource} />, { wrapper: Frame });
    await settled();
    unmount();
    if (published) await emit('notice.published', { id: '1' });
  }
  expect(calls).toHaveLength(2);
});

it('fetches nothing on a hidden page, and what became stale when the page is seen again', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'] });
  const { win, calls, Frame } = await start(() => ['here']);
  render(<Screen resource={resource} />, { wrapper: Frame });
  await settled();
  await see(false);
  await win();
  expect(calls).toHaveLength(1);
  await see(true);
  await waitFor(() => expect(calls).toHaveLength(2));
  await see(false);
  await see(true);
  expect(calls).toHaveLength(2);
});

it('fetches nothing while it is paused, and what became stale meanwhile afterwards', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'], reuse: true });
  const { win, calls, Frame } = await start(() => ['here']);
  const { rerender } = render(<Screen resource={resource} paused />, { wrapper: Frame });
  await win();
  expect(calls).toHaveLength(0);
  rerender(<Screen resource={resource} />);
  await settled();
  expect(calls).toHaveLength(1);
});

it('says when its value was received, also while a newer one is fetched or could not be', async () => {
  const resource = createResource(figures, { staleOn: ['balance.changed'] });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
  let answer: () => string[] = () => ['here'];
  const { win, store, Frame } = await start(() => answer());
  render(<Screen resource={resource} />, { wrapper: Frame });
  expect(await screen.findByText('ready here 1000')).toBeVisible();
  clock.mockReturnValue(2000);
  answer = () => refuse('SYSTEM_BUSY');
  await win();
  expect(await screen.findByText('failed here 1000')).toBeVisible();
  answer = () => ['again'];
  await win();
  expect(await screen.findByText('ready again 2000')).toBeVisible();
  clock.mockReturnValue(3000);
  const { stateAtom } = resource.entry({ query: { game: undefined } });
  act(() => store.set(stateAtom, { status: 'ready', value: ['written'], error: undefined }));
  expect(screen.getByText('ready written 3000')).toBeVisible();
});
