import { LIVE_EVENTS, type PortalEvents } from '@atrium/contracts/events';
import { LIVE_PATH } from '@atrium/contracts/live';
import { CHANGES_FIELD } from '@atrium/contracts/snapshot-change';
import type { EventBus } from '@atrium/host';

/** The part of EventSource that the stream uses. */
export interface LiveSource {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface LiveParts {
  bus: Pick<EventBus, 'emit'>;
  open: (url: string) => LiveSource;
  /** Sequence of the snapshot in use: the gateway sends a newer one at once. */
  snapshot?: () => number | undefined;
  random?: () => number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The gateway's live stream: emits its events on the bus and stays connected. After a break it waits for a growing time
 * with jitter, so that ten thousand tabs do not reconnect within one second, and sends the id of the last event it has
 * received.
 */
export function openLiveStream({ bus, open, snapshot = () => undefined, random = Math.random }: LiveParts): {
  reopen(): void;
  close(): void;
} {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = '';
  let failures = 0;

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    const asked = new URLSearchParams({ [CHANGES_FIELD]: '1' });
    const sequence = snapshot();
    if (lastId) asked.set('lastEventId', lastId);
    if (sequence !== undefined) asked.set('snapshot', String(sequence));
    source = open(`${LIVE_PATH}?${asked}`);
    source.onopen = () => {
      // Without the id of a last event the gateway cannot resend the break's events: screens have to load again.
      if (failures > 0 && !lastId) bus.emit('live.gap', {});
      failures = 0;
    };
    source.onerror = () => {
      source?.close();
      const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
      timer = setTimeout(connect, most / 2 + (random() * most) / 2);
    };
    for (const event of LIVE_EVENTS) {
      source.addEventListener(event, ({ data, lastEventId }) => {
        if (lastEventId) lastId = lastEventId;
        bus.emit(event, JSON.parse(data) as PortalEvents[typeof event]);
      });
    }
  }

  connect();
  return {
    reopen() {
      failures = 0;
      connect();
    },
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}
