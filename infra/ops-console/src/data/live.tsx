import { CONSOLE_STREAM_PATH, session } from '@atrium/contracts/console';
import { FIGURES_STREAM_PATH, figures } from '@atrium/contracts/telemetry';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Connection, ConnectionState, useReach } from './console-context.ts';

/**
 * The registry's heartbeat is shorter; a stream that is silent for this long is considered dead, even if the browser
 * reports it open.
 */
const SILENCE_LIMIT_MS = 30_000;
const RECONNECT_DELAY_MS = 2_000;
/** `EventSource.CLOSED`. */
const CLOSED = 2;

/**
 * Follows the registry while an operator is signed in. A `state` event reports only that something changed, so all data
 * on screen is fetched again; `figures` events contain their data.
 */
export function Live({ children }: { children: ReactNode }) {
  const { openStream } = useReach();
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ live: false, since: Date.now() });

  useEffect(() => {
    let lastState: string | undefined;
    let receivedAtMs = performance.now();
    const lost = () => setConnection((before) => (before.live ? { live: false, since: Date.now() } : before));
    const kept = keepOpen(() => {
      receivedAtMs = performance.now();
      const stream = openStream(CONSOLE_STREAM_PATH);
      stream.addEventListener('state', ({ data }) => {
        receivedAtMs = performance.now();
        setConnection((before) => (before.live ? before : { live: true, since: Date.now() }));
        if (data === lastState) return;
        lastState = data;
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== figures.name });
      });
      stream.addEventListener('over', () => {
        stream.close();
        void queries.invalidateQueries({ queryKey: [session.name] });
      });
      stream.addEventListener('error', () => {
        lost();
        // Where it was refused, the session may have ended.
        if (stream.readyState === CLOSED) void queries.invalidateQueries({ queryKey: [session.name] });
      });
      return stream;
    });
    const watch = setInterval(() => {
      if (performance.now() - receivedAtMs < SILENCE_LIMIT_MS) return;
      lost();
      lastState = undefined;
      kept.reopen();
    }, SILENCE_LIMIT_MS / 3);
    return () => {
      clearInterval(watch);
      kept.close();
    };
  }, [openStream, queries]);

  useEffect(() => {
    const kept = keepOpen(() => {
      const stream = openStream(`${FIGURES_STREAM_PATH}?minutes=60`);
      stream.addEventListener('figures', ({ data }) =>
        queries.setQueryData([figures.name, null, null], JSON.parse(data)),
      );
      return stream;
    });
    return () => kept.close();
  }, [openStream, queries]);

  return <ConnectionState value={connection}>{children}</ConnectionState>;
}

/** Opens a stream, and again after it was refused, as by a proxy while the registry starts: the browser does not retry that. */
function keepOpen(open: () => EventSource): { reopen(): void; close(): void } {
  let stream: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    const opened = open();
    stream = opened;
    opened.addEventListener('error', () => {
      if (opened.readyState !== CLOSED) return;
      clearTimeout(again);
      again = setTimeout(begin, RECONNECT_DELAY_MS);
    });
  };
  const close = () => {
    clearTimeout(again);
    stream.close();
  };
  begin();
  return {
    reopen() {
      close();
      begin();
    },
    close,
  };
}
