import { host, provideHost } from '@atrium/host';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { createShellHost } from '../testing/shell-host.tsx';
import { deferredPart } from './deferred-part.tsx';

const Screen = () => <p>The screen</p>;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
afterEach(() => jest.useRealTimers());

it('[8-09] a deferred part fails silently and is retried automatically, with a growing delay', async () => {
  const shell = await createShellHost();
  const reported = jest.fn();
  // The test host throws reported errors; here failures are expected.
  provideHost({ ...host(), report: reported });
  jest.useFakeTimers();
  const load = jest
    .fn(async () => Screen)
    .mockRejectedValueOnce(chunkError())
    .mockRejectedValueOnce(chunkError());
  const Part = deferredPart(load, <p>Reserved space</p>);
  shell.show(<Part />, '/help');
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(3_800));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Reserved space')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('The screen')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});
