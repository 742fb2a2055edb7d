import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { host, provideHost } from '@atrium/host';
import { createShellHost, type ShellHost } from '../testing/shell-host.tsx';
import { lazyPart } from './lazy-part.tsx';

const Screen = () => <p>The screen</p>;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const WAITING = { pending: <p>Waiting</p>, texts: null };
let shell: ShellHost;
const reported = jest.fn();
beforeEach(async () => {
  shell = await createShellHost();
  reported.mockClear();
  // The test host throws reported errors; here failures are expected.
  provideHost({ ...host(), report: reported });
});
afterEach(() => jest.useRealTimers());

it('[8-09] code that is lost on the way is fetched again without a word', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn(async () => Screen)
    .mockRejectedValueOnce(chunkError())
    .mockRejectedValueOnce(chunkError());
  const Part = lazyPart(load, WAITING);
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('The screen')).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
});

it('[8-09] a screen whose code fails to load shows an error, and a retry loads it', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<typeof Screen>, []>().mockRejectedValue(chunkError());
  const Part = lazyPart(load, { ...WAITING, level: 1 });
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  jest.useRealTimers();
  expect(screen.getByRole('heading', { level: 1, name: "Couldn't load this section" })).toBeVisible();
  load.mockResolvedValue(Screen);
  await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }), 'screen code');
});

it('[8-09] code that a release has replaced is reached by reloading the page', async () => {
  const Part = lazyPart(async () => Promise.reject(chunkError()), WAITING);
  shell.show(<Part />, '/help?topic=terms');
  await shell.user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 }));
  expect(await screen.findByRole('link', { name: 'Try again' }, { timeout: 4_000 })).toHaveAttribute(
    'href',
    location.href,
  );
  expect(location.href).toMatch(/\/help\?topic=terms$/);
});

it('[8-12] a screen still loading after 15 s says so, and opens once it is loaded', async () => {
  jest.useFakeTimers();
  let finishLoading = (_: typeof Screen) => {};
  const Part = lazyPart(() => new Promise<typeof Screen>((resolve) => (finishLoading = resolve)), WAITING);
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(14_900));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('The page took longer time to load, please check your network connectivity')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
  await act(async () => finishLoading(Screen));
  expect(screen.getByText('The screen')).toBeVisible();
});

it('[8-09] the ChunkLoadError after the longest wait is a failure like any other', async () => {
  jest.useFakeTimers();
  const Part = lazyPart(
    () => new Promise<typeof Screen>((_, reject) => setTimeout(() => reject(chunkError()), 120_000)),
    WAITING,
  );
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByText(/The connection was lost/)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
