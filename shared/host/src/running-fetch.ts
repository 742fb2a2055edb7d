import { host } from './host-services.ts';

export interface RunningFetch {
  account: string | undefined;
  done: Promise<void>;
  again?: { background: boolean; done: Promise<void> };
}

/**
 * A running fetch may have read what is outdated by now: one more follows it, shared by everything that asks meanwhile. It is
 * a background call when only events asked for it.
 */
export function fetchAfter(running: RunningFetch, load: () => Promise<void> | undefined): Promise<void> {
  const { bus } = host();
  const background = bus.delivering();
  if (running.again) {
    running.again.background &&= background;
    return running.again.done;
  }
  const again = { background, done: Promise.resolve() };
  again.done = running.done.then(() => (again.background ? bus.inBackground(load) : load()));
  running.again = again;
  return again.done;
}
