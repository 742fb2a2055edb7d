import { host, sessionAtom } from '@atrium/host';
import { serverNow } from './server-now.ts';
import type { Held } from './session-figures.state.ts';
import { holdBack } from '../session/outcome-hold.ts';

/** Rounds end in bursts: the figures are requested once after them. */
const SETTLE_MS = 800;
/** A failed read is repeated, because a check that is due must be shown. */
const RETRY_MS = 5_000;
/** The longest delay of a browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Reads at once, and whenever the figures may have changed: after a round, in another session, after an answer in
 * another tab, when this tab becomes visible, and when the next check is due by the gateway's clock. An answer that was
 * requested before the one in use is dropped.
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
    // An event held back until its outcome is shown may arrive after the stop.
    if (stopped) return;
    timer = setTimeout(() => void readNow(), Math.min(Math.max(ms, SETTLE_MS), LONGEST_WAIT_MS));
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
      if (mine === last) readIn(RETRY_MS);
    }
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') void readNow();
  };
  const stops = [
    // A net position reveals an outcome just as a balance does.
    bus.on(
      'balance.changed',
      holdBack(() => readIn(SETTLE_MS)),
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
