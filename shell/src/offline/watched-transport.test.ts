import { ApiError } from '@atrium/api/api-error';
import { watchCalls, watchedTransport } from './watched-transport.ts';

const request = { method: 'GET', url: '/wps/x', headers: {} };
const answer = { status: 200, headers: {}, body: null };
const listening = () => ({ lost: jest.fn(), waiting: jest.fn(), answered: jest.fn() });

it('reports a call that was lost before the listener was set', async () => {
  await expect(watchedTransport(async () => Promise.reject(new ApiError('NETWORK')))(request)).rejects.toMatchObject({
    code: 'NETWORK',
  });
  const listener = listening();
  watchCalls(listener);
  expect(listener.lost).toHaveBeenCalledTimes(1);
});

it('reports calls that are answered, lost or slow, and none that were cancelled', async () => {
  jest.useFakeTimers();
  const listener = listening();
  watchCalls(listener);
  await watchedTransport(async () => answer)(request);
  expect(listener.answered).toHaveBeenCalledTimes(1);
  await expect(watchedTransport(async () => Promise.reject(new ApiError('TIMEOUT')))(request)).rejects.toMatchObject({
    code: 'TIMEOUT',
  });
  await expect(watchedTransport(async () => Promise.reject(new ApiError('ABORTED')))(request)).rejects.toMatchObject({
    code: 'ABORTED',
  });
  expect(listener.lost).toHaveBeenCalledTimes(1);
  let end = (_: typeof answer) => {};
  const long = watchedTransport(() => new Promise((resolve) => (end = resolve)))(request);
  jest.advanceTimersByTime(8_000);
  expect(listener.waiting).toHaveBeenCalledTimes(1);
  end(answer);
  await long;
  jest.advanceTimersByTime(60_000);
  expect(listener.waiting).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('a call that is cancelled while it is slow ends the slow state', async () => {
  jest.useFakeTimers();
  const listener = listening();
  watchCalls(listener);
  let giveUp = (_: ApiError) => {};
  const long = watchedTransport(() => new Promise((_, reject) => (giveUp = reject)))(request);
  jest.advanceTimersByTime(8_000);
  expect([listener.waiting, listener.answered].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  giveUp(new ApiError('ABORTED'));
  await expect(long).rejects.toMatchObject({ code: 'ABORTED' });
  expect([listener.lost, listener.answered].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  jest.useRealTimers();
});

it('[8-11] reports a call whose own code cannot be fetched as lost', async () => {
  watchCalls(listening());
  const broken = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await expect(watchedTransport(async () => Promise.reject(broken))(request)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'NETWORK',
  });
});
