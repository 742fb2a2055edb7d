import { host, sessionAtom } from '@atrium/host';
import { serverNow } from './server-now.ts';
import type { Held } from './session-figures.state.ts';
import { holdBack } from '../session/outcome-hold.ts';

/** Rounds end in bursts: the figures are asked for once after them. */
const SETTLE = 800;
/** A check that is due must come: a read that failed is tried again. */
const AGAIN = 5_000;
/** Longer than this no timer of a browser waits. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Reads now, and whenever the figures may have changed: after a round, in another session, when another tab answered,
 * when this tab is looked at again, and when the next check is due, which the gateway's clock decides. Answers overtake
 * each other: one that was asked for before the one that is held is not.
 */
export function followFigures(read: () => Promise<Held | null>, hold: (held: Held | null) => void): () => void {
  const { bus, store } = host();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let account = store.get(sessionAtom)?.account;
  let last = 0;
  let newest = 0;
  let stopped = false;
  const readIn = (ms: number) => {
    clearTimeout(timer);
    // What was held back until an outcome is shown is told then, perhaps after the end.
    if (stopped) return;
    timer = setTimeout(() => void readNow(), Math.min(Math.max(ms, SETTLE), LONGEST_WAIT));
  };
  const readNow = async () => {
    clearTimeout(timer);
    const mine = ++last;
    try {
      const held = await read();
      if (mine < newest) return;
      newest = mine;
      hold(held);
      const check = held?.figures.realityCheck;
      if (mine === last && check && !check.due) readIn(Date.parse(check.dueAt) - serverNow());
    } catch {
      if (mine === last) readIn(AGAIN);
    }
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') void readNow();
  };
  const stops = [
    // A net position tells an outcome as a balance does.
    bus.on(
      'balance.changed',
      holdBack(() => readIn(SETTLE)),
    ),
    bus.on('protection.changed', () => void readNow()),
    bus.on('settings.changed', ({ keys }) => {
      if (keys.some((key) => key.startsWith('realityCheck.'))) void readNow();
    }),
    store.sub(sessionAtom, () => {
      if (store.get(sessionAtom)?.account === account) return;
      account = store.get(sessionAtom)?.account;
      void readNow();
    }),
  ];
  document.addEventListener('visibilitychange', whenSeen);
  void readNow();
  return () => {
    stopped = true;
    last = newest = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    for (const stop of stops) stop();
  };
}
