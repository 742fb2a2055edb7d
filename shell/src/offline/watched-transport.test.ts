import { ApiError } from '@atrium/api/api-error';
import { hearCalls, watchedTransport } from './watched-transport.ts';

const request = { method: 'GET', url: '/wps/x', headers: {} };
const answer = { status: 200, headers: {}, body: null };
const listening = () => ({ lost: jest.fn(), waiting: jest.fn(), answered: jest.fn() });

it('tells a listener that comes later of a call that was lost before', async () => {
  await expect(watchedTransport(async () => Promise.reject(new ApiError('NETWORK')))(request)).rejects.toMatchObject({
    code: 'NETWORK',
  });
  const listener = listening();
  hearCalls(listener);
  expect(listener.lost).toHaveBeenCalledTimes(1);
});

it('tells of calls that are answered, lost or long on their way, and not of those that were given up', async () => {
  jest.useFakeTimers();
  const listener = listening();
  hearCalls(listener);
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

it('a call that was given up after it was on its way for long makes nothing slow any more', async () => {
  jest.useFakeTimers();
  const listener = listening();
  hearCalls(listener);
  let giveUp = (_: ApiError) => {};
  const long = watchedTransport(() => new Promise((_, reject) => (giveUp = reject)))(request);
  jest.advanceTimersByTime(8_000);
  expect([listener.waiting, listener.answered].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  giveUp(new ApiError('ABORTED'));
  await expect(long).rejects.toMatchObject({ code: 'ABORTED' });
  expect([listener.lost, listener.answered].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  jest.useRealTimers();
});

it('[8-11] a call whose own code cannot be fetched got no answer, too', async () => {
  hearCalls(listening());
  const broken = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await expect(watchedTransport(async () => Promise.reject(broken))(request)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'NETWORK',
  });
});
