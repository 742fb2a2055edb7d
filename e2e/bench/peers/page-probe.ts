/** Runs in the page before its own scripts: `window.probe` looks at a vertical wherever its host puts it. */
export function installProbe(): void {
  if (window !== window.top) return;
  /** The page, shadow roots of its elements, and the documents of its frames. */
  const roots = (): ParentNode[] => {
    const found: ParentNode[] = [document];
    for (const element of document.querySelectorAll('wujie-app'))
      if (element.shadowRoot) found.push(element.shadowRoot);
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentDocument) found.push(frame.contentDocument);
    return found;
  };
  const shown = (selector: string): HTMLElement[] =>
    roots().flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0),
    );
  const cards = (vertical: string) => shown(`[data-vertical="${vertical}"]`).length;
  const afterFrameOf: PageProbe['afterFrameOf'] = (look, then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    const again = () => {
      if (look()) port2.postMessage(null);
      else requestAnimationFrame(again);
    };
    requestAnimationFrame(again);
  };
  let largest = 0;
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const probe: PageProbe = {
    afterFrameOf,
    largestPaint: () => largest,
    scriptsBefore: (time) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => /\.m?js$/.test(new URL(entry.name).pathname) && entry.responseEnd <= time)
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    paintedAfterClick: (vertical, count) =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) =>
            afterFrameOf(
              () => cards(vertical) >= count,
              () => resolve(performance.now() - timeStamp),
            ),
          { capture: true, once: true },
        );
      }),
    version: () => shown('.lobby')[0]?.dataset.version,
    cards,
    text: () =>
      roots()
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('main, #root')])
        .filter((element) => !element.querySelector('main'))
        .map((element) => element.innerText)
        .join(' ')
        .trim(),
  };
  Object.assign(window, { probe });
}

export interface PageProbe {
  /**
   * Calls back once the page's part of the first frame that satisfies `look` is done: layout and paint. A message runs right
   * after it, while the next animation frame may wait until pictures that were just requested have arrived.
   */
  afterFrameOf(look: () => boolean, then: () => void): void;
  /** The time of the largest paint until now. */
  largestPaint(): number;
  /** The bytes of scripts that had arrived at a time. */
  scriptsBefore(time: number): number;
  /** Milliseconds from the next click to the end of the frame that shows `count` cards of a vertical. */
  paintedAfterClick(vertical: string, count: number): Promise<number>;
  /** The version of the vertical that is shown. */
  version(): string | undefined;
  /** The number of a vertical's cards that are shown. */
  cards(vertical: string): number;
  /** What a visitor reads below the bar. */
  text(): string;
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}
