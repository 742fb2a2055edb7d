import { MessageChannel } from 'node:worker_threads';
import { renderTwin } from './render-twin.ts';
import { TWIN_READY, type TwinInput, type TwinResult } from './twin-input.ts';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { MessageChannel }));

const frames = () => [...document.querySelectorAll('iframe')];
const RESULT: TwinResult = {
  ready: true,
  errors: [],
  picture: { texts: [], boxes: [] },
  refused: { writes: 0, reads: 0 },
};

/** jsdom runs no script in a frame, so the test answers for it. */
const sayReady = (source: Window | null) =>
  dispatchEvent(new MessageEvent('message', { data: TWIN_READY, source: source as MessageEventSource }));

it('[13-21] renders in a frame without an origin, a connection or the focus, which is gone afterwards', async () => {
  const handed = jest.spyOn(window, 'postMessage');
  const result = renderTwin({ remote: 'fish' } as TwinInput, new AbortController().signal);
  const [frame] = frames();
  expect(frame!.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame!.srcdoc).toContain("connect-src 'none'; frame-src 'none'; media-src 'none'");
  expect([frame!.inert, frame!.tabIndex, frame!.getAttribute('aria-hidden')]).toEqual([true, -1, 'true']);
  // Only the frame itself gets the page's data.
  const sent = jest.spyOn(frame!.contentWindow!, 'postMessage').mockReturnValue();
  sayReady(window);
  expect([handed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
  sayReady(frame!.contentWindow);
  const [input, , ports] = sent.mock.calls[0] as unknown as [TwinInput, string, MessagePort[]];
  expect(input.remote).toBe('fish');
  ports[0]!.postMessage(RESULT);
  expect(await result).toEqual(RESULT);
  expect(frames()).toEqual([]);
});

it('[13-21] is removed at once when the visitor comes back, and when the version goes to another page', async () => {
  const stop = new AbortController();
  const cut = renderTwin({} as TwinInput, stop.signal);
  stop.abort();
  expect([await cut, frames()]).toEqual([undefined, []]);
  const left = renderTwin({} as TwinInput, new AbortController().signal);
  for (let document = 0; document < 2; document++) frames()[0]?.dispatchEvent(new Event('load'));
  expect([await left, frames()]).toEqual([undefined, []]);
  expect([await renderTwin({} as TwinInput, stop.signal), frames()]).toEqual([undefined, []]);
});
