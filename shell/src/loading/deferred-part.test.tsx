import { host, provideHost } from '@atrium/host';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { createShellHost } from '../testing/shell-host.tsx';
import { latePart } from './deferred-part.tsx';

const Screen = () => <p>The screen</p>;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
afterEach(() => jest.useRealTimers());

it('[8-09] a part that nobody asked for says nothing of it, and is tried again by itself, later each time', async () => {
  const shell = await createShellHost();
  const reported = jest.fn();
  // A test host throws what is reported; here the failures are the story.
  provideHost({ ...host(), report: reported });
  jest.useFakeTimers();
  const load = jest
    .fn(async () => Screen)
    .mockRejectedValueOnce(chunkError())
    .mockRejectedValueOnce(chunkError());
  const Part = latePart(load, <p>Its room</p>);
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(3_800));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Its room')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('The screen')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});
