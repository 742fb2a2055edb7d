import { LIVE_PATH } from '@atrium/contracts/live';
import { type LiveSource, openLiveStream } from './live-stream.ts';

class Source implements LiveSource {
  static all: Source[] = [];
  readonly url: string;
  onopen: LiveSource['onopen'] = null;
  onerror: LiveSource['onerror'] = null;
  closed = false;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  constructor(url: string) {
    this.url = url;
    Source.all.push(this);
  }
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(type, listener);
  }
  say(type: string, data: unknown, lastEventId = '') {
    this.listeners.get(type)?.({ data: JSON.stringify(data), lastEventId } as MessageEvent<string>);
  }
  close() {
    this.closed = true;
  }
}
const now = () => Source.all.at(-1)!;
const emitted: [string, unknown][] = [];
const open = (random = () => 0.5) =>
  openLiveStream({
    bus: { emit: (event, detail) => void emitted.push([event, detail]) },
    open: (url) => new Source(url),
    random,
  });

beforeEach(() => {
  jest.useFakeTimers();
  Source.all = [];
  emitted.length = 0;
});
afterEach(() => jest.useRealTimers());

it("emits the gateway's events on the bus", () => {
  open();
  now().say('balance.changed', { sumBalance: '1000', currency: 'PHP', sequence: 3 });
  now().say('vendor.health', { vendor: 'PG', up: false });
  expect(emitted.map(([event]) => event)).toEqual(['balance.changed', 'vendor.health']);
});

it('reconnects after a break, later each time, and sends the id of the last event it has received', () => {
  open();
  now().say('draw.drawn', { gameCode: 'mf', issue: '1', result: '1' }, '41');
  now().onerror?.(new Event('error'));
  expect(now().closed).toBe(true);
  jest.advanceTimersByTime(749);
  expect(Source.all).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(now().url).toBe(`${LIVE_PATH}?changes=1&lastEventId=41`);
  now().onerror?.(new Event('error'));
  jest.advanceTimersByTime(1499);
  expect(Source.all).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(Source.all).toHaveLength(3);
});

it('emits live.gap when it reconnects without the id of a last event, because events may be lost', () => {
  open();
  now().onopen?.(new Event('open'));
  now().onerror?.(new Event('error'));
  jest.advanceTimersByTime(1_000);
  now().onopen?.(new Event('open'));
  expect(emitted).toEqual([['live.gap', {}]]);
  now().say('draw.drawn', { gameCode: 'mf', issue: '1', result: '1' }, '41');
  now().onerror?.(new Event('error'));
  jest.advanceTimersByTime(1_000);
  now().onopen?.(new Event('open'));
  expect(emitted.map(([event]) => event)).toEqual(['live.gap', 'draw.drawn']);
});

it('spreads reconnections over time, and never waits longer than half a minute', () => {
  open(() => 1);
  for (let round = 0; round < 12; round += 1) {
    const before = Source.all.length;
    now().onerror?.(new Event('error'));
    jest.advanceTimersByTime(30_000);
    expect(Source.all.length).toBe(before + 1);
  }
});

it('is opened again for another session', () => {
  const stream = open();
  const first = now();
  stream.reopen();
  expect([first.closed, Source.all.length]).toEqual([true, 2]);
  stream.close();
  expect(now().closed).toBe(true);
});

it("sends the sequence of the page's snapshot, so that the gateway sends a newer one at once", () => {
  let sequence = 7;
  openLiveStream({
    bus: { emit: () => {} },
    open: (url) => new Source(url),
    snapshot: () => sequence,
    random: () => 0.5,
  });
  expect(now().url).toBe(`${LIVE_PATH}?changes=1&snapshot=7`);
  now().say('draw.drawn', { gameCode: 'mf', issue: '1', result: '1' }, '41');
  sequence = 9;
  now().onerror?.(new Event('error'));
  jest.advanceTimersByTime(1_000);
  expect(now().url).toBe(`${LIVE_PATH}?changes=1&lastEventId=41&snapshot=9`);
});
