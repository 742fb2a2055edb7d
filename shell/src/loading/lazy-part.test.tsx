import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { host, provideHost } from '@atrium/host';
import { createShellHost, type ShellHost } from '../testing/shell-host.tsx';
import { lazyPart } from './lazy-part.tsx';

const Screen = () => <p>The screen</p>;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const noTexts = async () => {};
let shell: ShellHost;
const reported = jest.fn();
beforeEach(async () => {
  shell = await createShellHost();
  reported.mockClear();
  // A test host throws what is reported; here the failures are the story.
  provideHost({ ...host(), report: reported });
});
afterEach(() => jest.useRealTimers());

it('[8-09] a screen whose code could not be fetched says so, and a retry fetches it', async () => {
  const load = jest.fn(async () => Screen).mockRejectedValueOnce(chunkError());
  const Part = lazyPart(load, <p>Waiting</p>, noTexts);
  shell.show(<Part />, '/help');
  expect(await screen.findByRole('heading', { name: "Couldn't load this section" })).toBeVisible();
  await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }), 'screen code');
});

it('[8-09] code that is nowhere any more, since a release took its place, is come by through the page itself', async () => {
  const Part = lazyPart(async () => Promise.reject(chunkError()), <p>Waiting</p>, noTexts);
  shell.show(<Part />, '/help?topic=terms');
  await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', location.href);
  expect(location.href).toMatch(/\/help\?topic=terms$/);
});

it('[8-12] a screen that does not come says after 15 s that it takes long, and still opens when it comes', async () => {
  jest.useFakeTimers();
  let come = (_: typeof Screen) => {};
  const Part = lazyPart(() => new Promise<typeof Screen>((resolve) => (come = resolve)), <p>Waiting</p>, noTexts);
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(14_900));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('The page took longer time to load, please check your network connectivity')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
  await act(async () => come(Screen));
  expect(screen.getByText('The screen')).toBeVisible();
});

it('[8-09] the ChunkLoadError that ends the longest wait is a failure like any other', async () => {
  jest.useFakeTimers();
  const Part = lazyPart(
    () => new Promise<typeof Screen>((_, reject) => setTimeout(() => reject(chunkError()), 120_000)),
    <p>Waiting</p>,
    noTexts,
  );
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByText(/The connection was lost/)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
