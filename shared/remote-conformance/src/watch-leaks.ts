export interface LeakWatch {
  /** What was taken since the watch began and not given back, one phrase each. */
  left(): string[];
  stop(): void;
}

type Listening = [target: EventTarget, type: string, listener: unknown, capture: boolean];

/**
 * Counts what a screen takes from the page: intervals, time-outs and listeners on window and document. Teardown is the
 * host's promise to everybody else (there is no way to unload code), so a screen gives back what it took.
 */
export function watchLeaks(page: Window & typeof globalThis = window): LeakWatch {
  const { setInterval, clearInterval, setTimeout, clearTimeout } = page;
  const timers = new Map<unknown, string>();
  const listeners: Listening[] = [];
  const undo: (() => void)[] = [];

  page.setInterval = ((work: () => void, ...rest: unknown[]) => {
    const id = setInterval(work, ...(rest as [number]));
    timers.set(id, `an interval of ${rest[0] ?? 0} ms`);
    return id;
  }) as typeof setInterval;
  page.setTimeout = ((work: () => void, ...rest: unknown[]) => {
    const id = setTimeout(
      () => {
        timers.delete(id);
        work();
      },
      ...(rest as [number]),
    );
    timers.set(id, `a time-out of ${rest[0] ?? 0} ms`);
    return id;
  }) as typeof setTimeout;
  const forget = (clear: (id?: number) => void) =>
    ((id?: number) => {
      timers.delete(id);
      clear(id);
    }) as never;
  page.clearInterval = forget(clearInterval);
  page.clearTimeout = forget(clearTimeout);
  undo.push(() => Object.assign(page, { setInterval, clearInterval, setTimeout, clearTimeout }));

  for (const target of [page, page.document] as EventTarget[]) {
    const { addEventListener, removeEventListener } = target;
    const captures = (options: unknown) =>
      options === true || (options as { capture?: boolean } | undefined)?.capture === true;
    target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
      const { signal, once } = (
        typeof options === 'object' && options !== null ? options : {}
      ) as AddEventListenerOptions;
      if (!once && !signal) listeners.push([target, type, listener, captures(options)]);
      addEventListener.call(target, type, listener as never, options as never);
    };
    target.removeEventListener = (type: string, listener: unknown, options?: unknown) => {
      const at = listeners.findIndex(
        (one) => one[0] === target && one[1] === type && one[2] === listener && one[3] === captures(options),
      );
      if (at >= 0) listeners.splice(at, 1);
      removeEventListener.call(target, type, listener as never, options as never);
    };
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }
  return {
    left: () => [
      ...timers.values(),
      ...listeners.map(([target, type]) => `a listener for "${type}" on ${target === page ? 'window' : 'document'}`),
    ],
    stop() {
      for (const one of undo) one();
    },
  };
}
